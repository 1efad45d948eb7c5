/**
 * A reference leads to a file that is not read. The message completes a sentence that begins with the reference: the
 * fact, then the remedy.
 */
export class UnusableReference extends Error {
  /** `not-followed`: it was not even tried. */
  readonly kind: 'unreadable' | 'not-followed';

  constructor(kind: UnusableReference['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
