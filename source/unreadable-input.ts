/** A text could not be read; the message is one sentence that says what to do. */
export class UnreadableInput extends Error {
  /** True when there is no such file. */
  readonly missing: boolean;

  constructor(message: string, missing = false) {
    super(message);
    this.missing = missing;
  }
}

/** A text is longer than what is read. */
export class TooLargeInput extends UnreadableInput {}
