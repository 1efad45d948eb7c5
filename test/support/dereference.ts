import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { pointerToPath } from '../../model/description/json-pointer.ts';
import { type Data, isDataObject, mapValues } from '../../scripts/reference/data.ts';

/** A description with what its references lead to in their place, other files included. Nothing may refer to itself. */
export function dereferenced(file: string): Data {
  const files = new Map<string, Data>();
  const read = (name: string): Data => {
    const known = files.get(name) ?? (parse(readFileSync(name, 'utf8')) as Data);
    files.set(name, known);
    return known;
  };
  const resolve = (data: Data, home: string): Data => {
    if (Array.isArray(data)) return data.map((item: Data) => resolve(item, home));
    if (!isDataObject(data)) return data;
    const { $ref, ...beside } = data;
    if (typeof $ref !== 'string') return mapValues(data, (value) => resolve(value, home));
    const [name = '', pointer = ''] = $ref.split('#');
    const target = name === '' ? home : join(dirname(home), name);
    const found = resolve(at(read(target), pointer), target);
    return isDataObject(found) ? { ...found, ...mapValues(beside, (value) => resolve(value, home)) } : found;
  };
  return resolve(read(file), file);
}

function at(data: Data, pointer: string): Data {
  return pointerToPath(pointer).reduce((value, key) => {
    const inner = isDataObject(value) ? value[key] : undefined;
    if (inner === undefined) throw new Error(`${pointer} does not resolve.`);
    return inner;
  }, data);
}
