import type { JsonObject } from '../../model/description/json.ts';

/** One stored resource: what clients gave, and what the service keeps beside it. */
export interface Row {
  readonly id: string;
  /** The identifier under which clients know it, where a client gave it; else `id`. */
  readonly clientId?: string;
  /** Who may see it. */
  readonly owner: string;
  /** The resource that it belongs to, where it is a sub-resource. */
  readonly parentId?: string;
  readonly status?: string;
  /** Milliseconds since 1970. */
  readonly createTime: number;
  readonly updateTime: number;
  /** Counts up with every change. */
  readonly version: number;
  /** From when on it exists, where work goes on after the answer; milliseconds since 1970. */
  readonly readyTime?: number;
  readonly data: JsonObject;
}

/** Where the service keeps its resources; rows of a table come in the order in which they were first put. */
export interface Store {
  get(table: string, id: string): Promise<Row | undefined>;
  list(table: string): Promise<readonly Row[]>;
  put(table: string, row: Row): Promise<void>;
  remove(table: string, id: string): Promise<void>;
}

/** A store in memory, for one process. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Map<string, Row>>();

  async get(table: string, id: string): Promise<Row | undefined> {
    return this.#rows(table).get(id);
  }

  async list(table: string): Promise<readonly Row[]> {
    return [...this.#rows(table).values()];
  }

  async put(table: string, row: Row): Promise<void> {
    this.#rows(table).set(row.id, row);
  }

  async remove(table: string, id: string): Promise<void> {
    this.#rows(table).delete(id);
  }

  #rows(table: string): Map<string, Row> {
    const known = this.#tables.get(table) ?? new Map<string, Row>();
    this.#tables.set(table, known);
    return known;
  }
}
