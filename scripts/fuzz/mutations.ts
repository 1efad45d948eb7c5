/** Changes of the structure of a description, as hands, merges and generators make them. */
import { isObject } from '../../model/description/json.ts';
import { escapeToken } from '../../model/description/json-pointer.ts';
import type { Choose } from '../seeded.ts';
import type { Json } from './seed-documents.ts';

type Container = Json | unknown[];

/** A member or item, at which something can be changed. */
interface Slot {
  readonly holder: Container;
  readonly key: string;
  /** A JSON Pointer to it. */
  readonly pointer: string;
}

interface Situation {
  readonly slots: readonly Slot[];
  /** Of another description, to take parts from. */
  readonly others: readonly Slot[];
  readonly choose: Choose;
}

type Mutation = (slot: Slot, situation: Situation) => void;

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1e21, 1.5, 2 ** 53, '', ' ', 'x', [], {}, [null], [[]], [{}], { '': null }],
  ...[
    'é😀',
    '\u202e',
    '{{error}}',
    '$ref',
    'null',
    'a\nb',
    '^(a+)+$',
    '[',
    '/',
    '{',
    '/{a}/{a}',
    '#',
    '%zz',
    'x'.repeat(3_000),
  ],
];

const ODD_KEYS: readonly string[] = [
  ...['', '__proto__', 'constructor', 'toString', '$ref', 'x-', 'x-lintel', '0', '10', 'a/b', 'a~b', '{{error}}', '😀'],
  ...[
    '200',
    '2XX',
    'default',
    'get',
    'trace',
    '/v1/{id}',
    '/',
    'application/json',
    '*/*',
    'type',
    'properties',
    'allOf',
  ],
];

const ODD_REFERENCES: readonly unknown[] = [
  ...[
    '#',
    '#/',
    '',
    '#/gone',
    '#/components',
    '#/paths',
    'gone.yaml',
    'gone.yaml#/a',
    '#/components/schemas',
    '#a',
    './',
    '%',
  ],
  ...['#/info/title', '#/components/schemas/%7B', 7, null, {}, '../common.yaml', 'https://gone.example/a.yaml#/b'],
];

/** Keywords that rules read, with values that do not become them; `type: string` and the like are among the grafts. */
const KEYWORDS: readonly string[] = [
  ...[
    'type',
    'format',
    'enum',
    'const',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
  ],
  ...[
    'items',
    'properties',
    'required',
    'allOf',
    'oneOf',
    'anyOf',
    'not',
    'nullable',
    'readOnly',
    'default',
    'example',
  ],
  ...[
    'examples',
    'discriminator',
    'additionalProperties',
    'parameters',
    'responses',
    'content',
    'schema',
    'headers',
    'links',
  ],
  ...['in', 'name', 'style', 'explode', 'security', 'servers', 'tags', 'x-lintel', 'x-extensible-enum', 'description'],
];

const ANNOTATIONS: readonly unknown[] = [
  ...[{ role: 'money' }, { role: 'address' }, { resource: 'singleton' }, { resource: 'collection' }, { closed: true }],
  ...[
    { paged: false },
    { ignore: { 'array-max-items': 'why' } },
    { ignore: { gone: '' } },
    { vocabulary: { verbs: ['x'] } },
  ],
];

const WRAPPERS: readonly ((value: unknown) => unknown)[] = [
  (value) => [value],
  (value) => ({ allOf: [value] }),
  (value) => ({ oneOf: [value, { type: 'null' }] }),
  (value) => ({ type: 'array', items: value }),
  (value) => ({ type: 'object', properties: { inner: value } }),
  (value) => ({ not: value }),
  (value) => ({ schema: value }),
  (value) => ({ value }),
];

const MUTATIONS: readonly Mutation[] = [
  remove,
  (slot, { choose }) => put(slot, copy(choose(ODD_VALUES))),
  (slot, { slots, choose }) => put(slot, copy(valueAt(choose(slots)))),
  (slot, { others, choose }) => put(slot, copy(valueAt(choose(others)))),
  exchange,
  rename,
  (slot, { choose }) => put(slot, choose(WRAPPERS)(valueAt(slot))),
  (slot, { slots, choose }) => put(slot, { $ref: `#${choose(slots).pointer}` }),
  (slot, { choose }) => put(slot, { $ref: copy(choose(ODD_REFERENCES)) }),
  (slot, { choose, slots }) => addMember(slot, choose(KEYWORDS), choose([choose(ODD_VALUES), valueAt(choose(slots))])),
  (slot, { choose }) => addMember(slot, choose(ODD_KEYS), choose(ODD_VALUES)),
  (slot, { choose }) => addMember(slot, 'x-lintel', choose(ANNOTATIONS)),
  repeat,
  nest,
];

/** Changes a description `count` times, each time at a place of its own, and says how. */
export function mutate(data: Json, other: Json, count: number, choose: Choose): void {
  const others = slotsIn(other);
  for (let done = 0; done < count; done++) {
    const slots = slotsIn(data).filter(({ pointer }) => pointer !== '/openapi');
    if (slots.length === 0) return;
    choose(MUTATIONS)(choose(slots), { slots, others, choose });
  }
}

/** All below a description, without what lies deeper than anybody writes. */
function slotsIn(value: unknown, pointer = '', depth = 0): Slot[] {
  if (typeof value !== 'object' || value === null || depth > 60) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${escapeToken(key)}`;
    return [{ holder: value as Container, key, pointer: at }, ...slotsIn(child, at, depth + 1)];
  });
}

function valueAt({ holder, key }: Slot): unknown {
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

/** An assignment to __proto__ would make no member. */
function put({ holder, key }: Pick<Slot, 'holder' | 'key'>, value: unknown): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
}

function copy(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

function remove({ holder, key }: Slot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function exchange(slot: Slot, { slots, choose }: Situation): void {
  const other = choose(slots);
  const [one, two] = [copy(valueAt(slot)), copy(valueAt(other))];
  put(slot, two);
  // The other one is gone where it stood inside of this one.
  put(other, one);
}

function rename(slot: Slot, { slots, choose }: Situation): void {
  const value = valueAt(slot);
  const name = choose([choose(ODD_KEYS), choose(slots).key, `${slot.key}_too`, slot.key.toUpperCase()]);
  remove(slot);
  put({ holder: slot.holder, key: Array.isArray(slot.holder) ? String(slot.holder.length) : name }, value);
}

function addMember(slot: Slot, key: string, value: unknown): void {
  const holder = valueAt(slot);
  if (isObject(holder)) put({ holder, key }, copy(value));
}

/** The same again and again, in a list or under other names. */
function repeat({ holder, key }: Slot, { choose }: Situation): void {
  const value = valueAt({ holder, key, pointer: '' });
  for (let index = 0; index < choose([1, 3, 12]); index++) {
    if (Array.isArray(holder)) holder.push(copy(value));
    else put({ holder, key: `${key}${index}` }, copy(value));
  }
}

function nest(slot: Slot, { choose }: Situation): void {
  const wrap = choose(WRAPPERS);
  let value = valueAt(slot);
  for (let level = 0; level < choose([3, 12, 30]); level++) value = wrap(value);
  put(slot, value);
}
