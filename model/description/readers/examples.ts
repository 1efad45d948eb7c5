import { asArray, asObject, has, type JsonObject, member } from '../json.ts';
import type { ExampleNode, SchemaNode } from '../nodes.ts';
import { below, type Place } from '../place.ts';
import { NodeTable } from './node-table.ts';
import type { ObjectReader } from './objects.ts';
import type { UseReader } from './use-reader.ts';

/** Reads `example`, and `examples` as an array (JSON Schema) or as a map of Example Objects (OpenAPI). */
export class ExampleReader {
  readonly all: ExampleNode[] = [];
  private readonly uses: UseReader;
  /** The places of the values of Example Objects: one place object for each, since places are compared by identity. */
  private readonly places = { value: new NodeTable<Place>(), dataValue: new NodeTable<Place>() };

  private readonly objects: ObjectReader;

  constructor(uses: UseReader, objects: ObjectReader) {
    this.uses = uses;
    this.objects = objects;
  }

  /** Reads the examples of a schema, parameter, header or media type. */
  add(holder: JsonObject, place: Place, schema: SchemaNode | null, of: ExampleNode['of']): void {
    const add = (value: unknown, where: Place) => this.all.push({ value, place: where, schema, of, holder });
    if (has(holder, 'example')) add(holder.example, below(place, 'example'));
    const examples = below(place, 'examples');
    asArray(holder.examples).forEach((value, index) => {
      add(value, below(examples, index));
    });
    for (const key of Object.keys(asObject(holder.examples))) {
      const example = this.uses.resolve(member(holder.examples, key), below(examples, key));
      if (example === null) continue;
      this.objects.read(example);
      for (const field of ['value', 'dataValue'] as const) {
        if (!has(example.value, field)) continue;
        const where = this.places[field].nodeOf(example.value, () => below(example.place, field));
        add(example.value[field], where);
      }
    }
  }
}
