import { asArray, isObject, type JsonObject } from '../json.ts';
import type { ServerNode } from '../nodes.ts';
import { below, type Place } from '../place.ts';

/** Reads Server Objects. */
export class ServerReader {
  readonly all: ServerNode[] = [];

  /** Reads the `servers` of the description (owner null), a path item or an operation. */
  add(holder: JsonObject, place: Place, owner: ServerNode['owner']): void {
    asArray(holder.servers).forEach((value, index) => {
      if (isObject(value)) this.all.push({ value, place: below(place, 'servers', index), owner });
    });
  }
}
