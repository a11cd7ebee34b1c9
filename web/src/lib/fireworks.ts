/** The winner's sky: a galaxy that turns, and a rain of stars and paper. Drawn on a canvas, for as long as it lasts. */
interface Piece {
  x: number;
  y: number;
  vx: number;
  vy: number;
  spin: number;
  size: number;
  color: string;
  star: boolean;
}

const COLORS = ['#ffc53a', '#ff7fc8', '#5ec8ff', '#8f6bff', '#6fe3a8', '#ff6b6b'];
const ARMS = 3;
const STARS = 210;
const LASTS_MS = 9000;

function pieces(count: number, width: number): Piece[] {
  return Array.from({ length: count }, (_, i) => ({
    x: Math.random() * width,
    y: -Math.random() * 500 - 20,
    vx: (Math.random() - 0.5) * 0.08,
    vy: 0.1 + Math.random() * 0.16,
    spin: Math.random() * 6,
    size: 5 + Math.random() * 7,
    color: COLORS[i % COLORS.length]!,
    star: i % 3 === 0,
  }));
}

function star(pen: CanvasRenderingContext2D, size: number): void {
  pen.beginPath();
  for (let i = 0; i < 8; i++) {
    const far = i % 2 ? size * 0.36 : size;
    pen.lineTo(far * Math.cos((i * Math.PI) / 4), far * Math.sin((i * Math.PI) / 4));
  }
  pen.fill();
}

function galaxy(pen: CanvasRenderingContext2D, width: number, height: number, turn: number, glow: number): void {
  const reach = Math.min(width, height * 1.2) * 0.6;
  for (let i = 0; i < STARS; i++) {
    const out = (i / STARS) ** 0.8;
    const angle = (i % ARMS) * ((2 * Math.PI) / ARMS) + out * 4.4 + turn + Math.sin(i * 12.9) * 0.22;
    const x = width / 2 + Math.cos(angle) * out * reach;
    const y = height * 0.36 + Math.sin(angle) * out * reach * 0.5;
    pen.globalAlpha = glow * (0.85 - out * 0.6);
    pen.fillStyle = COLORS[i % 4]!;
    pen.beginPath();
    pen.arc(x, y, 1 + (i % 5) * 0.55, 0, 7);
    pen.fill();
  }
}

function paper(pen: CanvasRenderingContext2D, all: Piece[], step: number, time: number): void {
  pen.globalAlpha = 1;
  for (const piece of all) {
    piece.x += (piece.vx + Math.sin(time / 500 + piece.spin) * 0.05) * step;
    piece.y += piece.vy * step;
    pen.save();
    pen.translate(piece.x, piece.y);
    pen.rotate(piece.spin + time / 400);
    pen.fillStyle = piece.color;
    if (piece.star) star(pen, piece.size);
    else {
      pen.scale(1, Math.cos(time / 180 + piece.spin));
      pen.fillRect(-piece.size / 2, -piece.size / 3, piece.size, piece.size * 0.66);
    }
    pen.restore();
  }
}

/** Draws until it is over, or until the function that it returns is called. `still` draws one quiet picture. */
export function celebrate(canvas: HTMLCanvasElement, { party, still }: { party: boolean; still: boolean }): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => undefined;
  const { clientWidth: width, clientHeight: height } = canvas;
  const fine = Math.min(2, devicePixelRatio || 1);
  canvas.width = width * fine;
  canvas.height = height * fine;
  pen.scale(fine, fine);
  if (still) {
    galaxy(pen, width, height, 0.6, 0.9);
    return () => undefined;
  }
  const all = party ? pieces(Math.min(170, Math.round(width / 4)), width) : [];
  const begun = performance.now();
  let last = begun;
  let frame = requestAnimationFrame(function draw(now) {
    const age = now - begun;
    pen.clearRect(0, 0, width, height);
    galaxy(pen, width, height, age / 4200, Math.min(1, age / 900) * 0.9);
    paper(pen, all, Math.min(50, now - last), now);
    last = now;
    if (age < LASTS_MS) frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}
