/** As many exchanges wait for a pause at most: what waits takes memory. */
const MOST_WAITING = 2_000;
/** Judged at once, between two looks at whether requests are under way. */
const AT_ONCE = 20;
/** How long to wait for a pause, in milliseconds. */
const PAUSE = 20;

/** Puts work off while requests are under way, so that answers are not held up by what is done with them. */
export class JudgingQueue<Item> {
  private waiting: Item[] = [];
  private timer: NodeJS.Timeout | null = null;

  /** @param isBusy Whether requests are under way. */
  constructor(
    private readonly work: (item: Item) => void,
    private readonly isBusy: () => boolean,
  ) {}

  add(item: Item): void {
    this.waiting.push(item);
    this.timer ??= setTimeout(() => this.turn(), PAUSE);
  }

  /** Does all that waits. */
  finish(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    for (const item of this.waiting.splice(0)) this.work(item);
  }

  private turn(): void {
    this.timer = null;
    if (!this.isBusy() || this.waiting.length > MOST_WAITING) {
      for (const item of this.waiting.splice(0, AT_ONCE)) this.work(item);
    }
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.turn(), this.isBusy() ? PAUSE : 0);
  }
}
