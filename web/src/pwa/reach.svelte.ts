/** Whether our server can be reached, as the last answer showed: one on this very machine can be without any network. */
class Reach {
  lost = $state(!navigator.onLine);

  constructor() {
    const look = () => void this.look();
    addEventListener('offline', look);
    addEventListener('online', look);
    if (this.lost) look();
  }

  /** Asks for the least that there is. */
  async look(): Promise<void> {
    await this.through(fetch('/api/health', { cache: 'no-store' })).catch(() => undefined);
  }

  /** Learns from a request what became of it. */
  async through(asked: Promise<Response>): Promise<Response> {
    try {
      const answer = await asked;
      this.lost = false;
      return answer;
    } catch (error) {
      this.lost = true;
      throw error;
    }
  }
}

export const reach = new Reach();
