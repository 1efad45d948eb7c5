import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import type { Position } from '../../source/result.ts';
import { FIRST_ENTRY_LINE, harEntryOf } from '../har-text.ts';
import type { TrafficEntry, TrafficForm } from '../traffic-entry.ts';

/** An exchange that was not read from a file: it stands where a HAR file with an entry a line has it. */
export class CapturedEntry implements TrafficEntry {
  readonly form: TrafficForm = 'har';
  readonly isHar = true;
  readonly resourceType = null;
  readonly start: Position;
  private entry: object | null = null;
  private line: string | null = null;

  /** @param masked The exchange as it may be shown. */
  constructor(
    readonly source: string,
    readonly index: number,
    readonly recorded: RecordedExchange,
    private readonly masked: () => RecordedExchange,
    private readonly started = new Date(),
  ) {
    this.start = { line: FIRST_ENTRY_LINE + index, character: 0 };
  }

  /** The entry, made when somebody asks for it. */
  get data(): object {
    this.entry ??= harEntryOf(this.masked(), this.started);
    return this.entry;
  }

  get text(): string {
    this.line ??= JSON.stringify(this.data);
    return this.line;
  }
}
