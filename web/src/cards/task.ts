import { readAloud, voiceIn } from '../lib/voice';
import type { CardPage, Drawn, TaskText } from '../lib/messages';
import { ask, Failed } from './ask';
import { keep, kept } from '../lib/cookies';
import { OwnOrder } from './order';

type Colour = keyof CardPage['tasks'];

const COLOURS: readonly Colour[] = ['yellow', 'red', 'blue'];
const KINDS: Readonly<Record<string, Colour>> = { fight: 'yellow', malus: 'red', bonus: 'blue' };

const part = (id: string): HTMLElement => document.getElementById(id)!;

/** A card's page, or a colour's, with its task. */
export class TaskPage {
  #deck: string | null;
  #path: string;
  #colour: Colour;
  #tasks: readonly TaskText[];
  #busy = false;
  #reading = false;

  constructor(readonly page: CardPage) {
    this.#deck = page.deck;
    this.#path = page.path ?? '';
    this.#colour = (Object.keys(page.tasks) as Colour[])[0]!;
    this.#tasks = page.tasks[this.#colour] ?? [];
  }

  begin(): void {
    const name = this.page.task ?? this.#standIn();
    if (!name) return;
    const shown = this.#tasks.find((task) => task.name === name);
    if (shown) this.#keepAddress(shown);
    part('another').addEventListener('click', (event) => {
      event.preventDefault();
      void this.#another();
    });
    this.#voice();
  }

  /** Without a network: this document stands in for the one that the address asks for. Returns which task it shows. */
  #standIn(): string | null {
    const [, , wanted = ''] = location.pathname.split('/');
    const card = wanted.toUpperCase();
    const found = this.page.cards[card];
    const colour = found ? COLOURS[Math.ceil(Number(card[2]) / 2) - 1] : KINDS[wanted.toLowerCase()];
    if (!colour) {
      location.replace('/q');
      return null;
    }
    this.#path = `/q/${found ? card : wanted.toLowerCase()}`;
    this.#deck = kept('deck');
    this.#colour = colour;
    this.#tasks = this.page.tasks[colour]!;
    document.body.classList.add('stands-in');
    part('page').className = `task-page ${colour}`;
    part('kind').textContent = this.page.say[`code-${colour}-kind`]!;
    part('sign').replaceChildren(sign(colour, 34));
    const title = found?.[0] ?? this.page.say[`cards-${wanted.toLowerCase()}`]!;
    document.title = `${title} – Gongenial`;
    part('heading').textContent = title;
    const place = part('shown');
    if (found) {
      const picture = place.querySelector('img')!;
      picture.src = `/pictures/${card}-240.webp?v=${__PICTURES__}`;
      picture.alt = title;
      place.style.setProperty('--tint', found[1]);
    } else {
      place.className = 'sign';
      place.replaceChildren(sign(colour, 96));
    }
    const named = new URLSearchParams(location.search).get('t');
    const task = this.#tasks.find(({ name }) => name === named) ?? this.#own();
    if (this.#deck) this.#note('cards-alone');
    this.#show(task);
    return task.name;
  }

  async #another(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    part('task').setAttribute('aria-busy', 'true');
    try {
      this.#show(this.#deck ? await this.#drawn(this.#deck) : this.#own());
    } finally {
      this.#busy = false;
      part('task').removeAttribute('aria-busy');
    }
  }

  /** The group's next task; one of this phone's own order if that can't be had. */
  async #drawn(deck: string): Promise<TaskText> {
    try {
      const { pack, task } = await ask<Drawn>(`/api/decks/${deck}/draw`, { colour: this.#colour });
      // Of another pack: the group has changed it meanwhile, and the page is written anew with that one's tasks.
      if (pack !== this.page.pack) location.replace(`${this.#path}?t=${task.name}`);
      this.#note(null);
      return task;
    } catch (error) {
      const gone = error instanceof Failed && error.status === 404;
      if (gone) {
        this.#deck = null;
        keep('deck', '', 0);
        document.querySelector('.badge')?.remove();
      }
      this.#note(gone ? 'cards-group-gone' : 'cards-alone');
      return this.#own();
    }
  }

  /** The next task in this phone's own order. */
  #own(): TaskText {
    const place = this.#order().next(COLOURS.indexOf(this.#colour), this.#tasks.length);
    return this.#tasks[place]!;
  }

  #order(): OwnOrder {
    return OwnOrder.read(kept('cards'), this.page.pack);
  }

  #show(task: TaskText): void {
    this.#hush();
    const article = part('task');
    article.dataset.task = task.name;
    part('title').textContent = task.title;
    part('text').textContent = task.text;
    this.#keepAddress(task);
    article.classList.remove('fresh');
    requestAnimationFrame(() => article.classList.add('fresh'));
  }

  /** From now on the address is of this task: a reload, or the way back, shows it again. It also counts as one that has come. */
  #keepAddress(task: TaskText): void {
    const place = this.#tasks.findIndex(({ name }) => name === task.name);
    if (place >= 0) keep('cards', String(this.#order().after(COLOURS.indexOf(this.#colour), this.#tasks.length, place)));
    history.replaceState(null, '', `${this.#path}?t=${task.name}`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
      link.href = `${this.#path}?t=${task.name}&lang=${link.dataset.language}`;
    }
  }

  #note(text: string | null): void {
    part('note').textContent = text ? (this.page.say[text] ?? '') : '';
  }

  // ------------------------------------------------------------------------------------------------ reading aloud

  /** The button is there where the device has a voice for the language; voices may come late. */
  #voice(): void {
    if (!('speechSynthesis' in globalThis)) return;
    const button = part('read');
    const look = () => button.classList.toggle('has-voice', voiceIn(speechSynthesis.getVoices(), this.page.spoken) !== undefined);
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    addEventListener('pagehide', () => this.#hush());
    button.addEventListener('click', () => (this.#reading ? this.#hush() : this.#read()));
  }

  #read(): void {
    const voice = voiceIn(speechSynthesis.getVoices(), this.page.spoken);
    if (!voice) return;
    this.#says(true);
    readAloud(`${part('title').textContent}. ${part('text').textContent}`, voice, () => this.#says(false));
  }

  #hush(): void {
    if (this.#reading) speechSynthesis.cancel();
    this.#says(false);
  }

  #says(reading: boolean): void {
    this.#reading = reading;
    part('read').setAttribute('aria-pressed', String(reading));
  }
}

/** What a colour means, as a drawing: it stands in the document for all three. */
function sign(colour: Colour, size: number): Node {
  const drawn = document.querySelector(`#signs > .${colour}`)!.cloneNode(true) as SVGElement;
  drawn.setAttribute('width', String(size));
  drawn.setAttribute('height', String(size));
  return drawn;
}
