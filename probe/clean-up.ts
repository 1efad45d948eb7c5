import { isSuccess, linksIn } from '../framework/sequence/answers.ts';
import { type Answer, type Prober, passUnjudged } from '../framework/sequence/prober.ts';
import { LONGEST_WORK } from './creation-answer.ts';
import type { Removal } from './made-resources.ts';
import type { OwnResources } from './own-resources.ts';
import type { Sender } from './sender.ts';
import type { Clock } from './settings.ts';

/** Waits before a service that fails or has too many requests is asked again to delete what was made, in seconds. */
const CLEANING_WAITS = [0, 1, 2, 4, 8, 15, 15, 15];
/** As many requests without any answer, and rounds of them, say that no further one will be answered. */
const MOST_UNANSWERED = 3;
const MOST_SILENT_ROUNDS = 3;

/** Takes away at the end of a run what the probe made. */
export class CleanUp {
  constructor(
    private readonly prober: Prober,
    private readonly own: OwnResources,
    private readonly sender: Sender,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes what was made; again, while the service fails or has too many requests. @returns The paths of what is left.
   */
  async run(): Promise<readonly string[]> {
    this.sender.isCleaning = true;
    for (const accepted of this.own.untold) await this.#followAll(accepted);
    const endOfWork = this.clock.now() + LONGEST_WORK * 1000;
    let silentRounds = 0;
    for (const seconds of CLEANING_WAITS) {
      if (seconds > 0) await this.clock.sleep(seconds * 1000);
      const { postponed, answered } = await this.#deleteAll(endOfWork);
      silentRounds = answered > 0 ? 0 : silentRounds + 1;
      if (postponed === 0 || silentRounds === MOST_SILENT_ROUNDS) break;
    }
    return this.own.leftOver;
  }

  /** Deletes what was made. @returns How often the service did not get to it, and how many requests it answered. */
  async #deleteAll(endOfWork: number): Promise<{ readonly postponed: number; readonly answered: number }> {
    let postponed = 0;
    const before = this.sender.recorded.length;
    await this.own.made.deleteAll(async ({ asked, parameters, caller, later }) => {
      // Who does not answer at all is not asked for every single thing.
      if (postponed >= MOST_UNANSWERED && this.sender.recorded.length === before) return false;
      try {
        if (later !== null) await this.#awaitWork({ asked: later, parameters, caller }, endOfWork);
        const answer = await this.prober.remove(asked, { parameters, caller });
        return isSuccess(answer) || answer.status === 404 || answer.status === 410;
      } catch (error) {
        passUnjudged(error);
        postponed++;
        return false;
      }
    });
    return { postponed, answered: this.sender.recorded.length - before };
  }

  /** What a 202 made, the queue may tell. */
  async #followAll(accepted: Answer): Promise<void> {
    for (const { href, method } of linksIn(accepted.json)) {
      if (method === 'GET') await this.prober.follow(href, accepted).catch(passUnjudged);
    }
  }

  /** Waits until there is what was accepted to be made: deleted before, it would be made after. */
  async #awaitWork(
    { asked, ...request }: Pick<Removal, 'asked' | 'parameters' | 'caller'>,
    end: number,
  ): Promise<void> {
    const seconds = Math.max(0, (end - this.clock.now()) / 1000);
    const ask = () => this.prober.send(asked, { ...request, isWrong: true, takesRefusal: true });
    await this.prober.eventually(ask, isSuccess, seconds);
  }
}
