import { closeSync, openSync, writeSync } from 'node:fs';
import { reasonOf } from '../platform/error-text.ts';
import { UsageError } from '../platform/usage-error.ts';
import { HAR_BEGIN, HAR_END } from './har-text.ts';

/** A HAR file that grows while traffic is recorded; only this user may read it. */
export class HarFile {
  private readonly file: number;
  private isEmpty = true;

  /** @throws UsageError when it cannot be written. */
  constructor(name: string, shown: string) {
    try {
      this.file = openSync(name, 'w', 0o600);
    } catch (error) {
      throw new UsageError(
        `the recording ${shown} cannot be written (${reasonOf(error)}); choose another file with --record`,
      );
    }
    writeSync(this.file, HAR_BEGIN);
  }

  /** @param entry The JSON of an entry, on one line. */
  add(entry: string): void {
    writeSync(this.file, this.isEmpty ? entry : `,\n${entry}`);
    this.isEmpty = false;
  }

  close(): void {
    writeSync(this.file, HAR_END);
    closeSync(this.file);
  }
}
