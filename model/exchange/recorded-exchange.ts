/** An exchange as a reader of traffic hands it over: strings and JSON values, nothing interpreted. */
export interface RecordedExchange {
  readonly request: RecordedMessage & {
    readonly method: string;
    /** As sent, absolute where the host is known. */
    readonly url: string;
  };
  readonly response: RecordedMessage & {
    /** 0 where no answer came, as browsers record it. */
    readonly status: number;
  };
}

/** True for the status of an answer (RFC 9110, section 15), and for 0, where none came. */
export function isStatus(status: number): boolean {
  return status === 0 || (Number.isInteger(status) && status >= 100 && status <= 999);
}

export interface RecordedMessage {
  /** Names and values in the order in which they were sent; a name may be there several times. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: RecordedBody;
  /** The names, in lower case, of fields that may have been sent and that the recorder leaves out. */
  readonly unrecorded?: readonly string[];
}

/**
 * What is known of a body.
 *
 * `absent`: there was none. `unknown`: there may have been one, which was not recorded. `cut`: only its beginning is
 * known. `undecodable`: its bytes are known, and not what they say: a compression or an encoding that is broken.
 * `binary`: it is no text. `json`: its JSON value was recorded in place of its text.
 */
export type RecordedBody =
  | { readonly state: 'absent' | 'unknown' | 'cut' | 'undecodable' | 'binary' }
  | { readonly state: 'text'; readonly text: string }
  | { readonly state: 'json'; readonly value: unknown };
