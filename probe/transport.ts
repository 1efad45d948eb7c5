/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
  /** Wrong on purpose; for plans, in which no service can say so. */
  readonly isWrong: boolean;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/**
 * Sends one request, and follows no redirect.
 *
 * @throws NoAnswer
 */
export type Transport = (request: SentRequest) => Promise<ReceivedResponse>;

/** Thrown where a request has no answer; the message is a clause. */
export class NoAnswer extends Error {
  /** True where it makes sense to send it again: the connection was refused or broke. */
  readonly again: boolean;

  constructor(message: string, { again }: { readonly again: boolean }) {
    super(message);
    this.again = again;
  }
}
