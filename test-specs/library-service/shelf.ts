/** A book as it is kept; what is answered is made from it. */
export interface Book {
  readonly id: string;
  readonly owner: string;
  readonly state: 'AVAILABLE' | 'RETIRED';
  readonly title: string;
  readonly pages: number;
  readonly createTime: string;
  readonly copies: readonly Copy[];
  readonly lending: Lending;
}

interface Copy {
  readonly id: string;
  readonly shelf: string;
}

export interface Lending {
  readonly days: number;
}

/** What an idempotency key was used for. */
interface Repeatable {
  readonly payload: string;
  readonly bookId: string;
}

/** Everything that the service keeps, in memory. */
export class Shelf {
  readonly books = new Map<string, Book>();
  readonly byKey = new Map<string, Repeatable>();
  /** Books that are to be made later, by the id of the request that waits. */
  readonly waiting = new Map<string, { readonly book: Book; polls: number }>();
}
