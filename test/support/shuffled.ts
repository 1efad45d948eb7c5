import createOrdered from '@stoplight/ordered-object-literal';

const ordered = createOrdered as unknown as (target: object) => object;

/** The same data with the keys of every map in another order; what is shared (by an alias of YAML) stays shared. */
export function shuffled(data: unknown, random: () => number): unknown {
  return reordered(data, (keys) => inAnyOrder(keys, random));
}

/** The same data with the keys of every map the other way round. */
export function turned(data: unknown): unknown {
  return reordered(data, (keys) => keys.toReversed());
}

function reordered(data: unknown, order: (keys: readonly string[]) => readonly string[]): unknown {
  const known = new Map<unknown, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (known.has(value)) return known.get(value);
    // A plain object gives statuses and other integers first, in their order.
    const made: unknown = Array.isArray(value) ? [] : ordered({});
    known.set(value, made);
    const keys = Object.keys(value);
    for (const key of Array.isArray(value) ? keys : order(keys)) {
      const copied = copy((value as Record<string, unknown>)[key]);
      // An assignment to __proto__ would make no member.
      Object.defineProperty(made, key, { value: copied, configurable: true, enumerable: true, writable: true });
    }
    return made;
  };
  return copy(data);
}

function inAnyOrder<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = items.map((item) => ({ item, rank: random() }));
  return order.sort((left, right) => left.rank - right.rank).map(({ item }) => item);
}

/** The same data with faults in it: members left out, members twice under two names, and values of other kinds. */
export function faulty(data: unknown, random: () => number, key = ''): unknown {
  if (Array.isArray(data)) return data.map((item) => faulty(item, random));
  if (typeof data !== 'object' || data === null) return random() < 0.01 && key !== 'openapi' ? 'odd value' : data;
  const map: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    const chance = random();
    if (name !== 'openapi' && chance < 0.03) continue;
    map[name] = faulty(value, random, name);
    if (chance > 0.97) map[anotherName(name, random)] = faulty(value, random, name);
  }
  return map;
}

/** Of the kind that the name is: a path, a media type, a status, or any other. */
function anotherName(name: string, random: () => number): string {
  const isFirst = random() < 0.5;
  if (name.startsWith('/')) return isFirst ? name.replaceAll('}', 'Too}') : name.replace(/\{\w+\}/, 'latest');
  if (/^[a-z]+\/[a-z]/.test(name)) return isFirst ? 'application/vnd.x+json' : 'text/json';
  if (/^\d{3}$/.test(name)) return isFirst ? '202' : '422';
  return isFirst ? `${name}Too` : `a_${name}`;
}
