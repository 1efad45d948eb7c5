import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { itemsOf, linkCalled, nameOf } from '../../../framework/sequence/answers.ts';
import { madeOfOtherLength } from '../../../framework/sequence/number-lengths.ts';
import { largestPageOf, pageSizeOf } from '../../../framework/sequence/pages.ts';
import { type Answer, NotJudged, type Prober, type Values } from '../../../framework/sequence/prober.ts';
import { isPlainInFilter, propertiesNamed, scalarsIn } from '../../../framework/sequence/properties.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import type { JsonObject } from '../../../model/description/json.ts';

/** As many properties are filtered by. */
const MOST_PROPERTIES = 5;

/** A filter, and which items it is to give, by one of their properties. */
interface Term {
  readonly text: string;
  readonly property: string;
  readonly meets: (value: unknown, item: JsonObject) => boolean;
  /** Which others it may give as well; none without it. */
  readonly mayMeet?: (value: unknown, item: JsonObject) => boolean;
}

/** Each operator gives the items that meet it, and no others. What a service refuses is not asked. */
export default defineSequence<RoleSubject>({
  statement: '4.3/operator-semantics',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'filter'),
  ask: async (subject, prober) => {
    const { resource, operation } = subject;
    const parameters = await prober.parametersFor(resource);
    await prober.fill(resource, 3, parameters);
    const { items: first } = await everything(subject, parameters, prober);
    const named = propertiesNamed(operation, 'filter', scalarsIn(first), prober.description);
    await madeOfOtherLength(first, named.slice(0, MOST_PROPERTIES), { resource, parameters }, prober);
    const ask = async () => {
      const { items, isWhole } = await everything(subject, parameters, prober);
      const names = propertiesNamed(operation, 'filter', scalarsIn(items), prober.description).slice(
        0,
        MOST_PROPERTIES,
      );
      let judged = 0;
      for (const term of [...names.flatMap((name) => termsOf(name, items)), ...allTerms(names, items)]) {
        const answer = await filtered(subject, parameters, term.text, prober);
        const found = itemsOf(answer);
        if (found === null) continue;
        judged++;
        // Of a list of several pages, what a filter gives is all where it does not fill one.
        const violation = wrongItems(term, found, isWhole || found.length < items.length ? items : [], answer);
        if (violation !== null) return violation;
      }
      if (judged === 0) throw new NotJudged('no property is known that can be filtered by');
      return null;
    };
    const found = await ask();
    // What is made or deleted meanwhile changes the list; a second look tells.
    return found === null ? null : await ask();
  },
});

async function everything({ asked, operation }: RoleSubject, parameters: Values, prober: Prober) {
  const answer = await prober.send(asked, { parameters, query: pageSizeOf(operation, largestPageOf(operation)) });
  const smaller = itemsOf(answer) === null ? await prober.send(asked, { parameters }) : answer;
  return { items: itemsOf(smaller) ?? [], isWhole: linkCalled('next', smaller.json) === null };
}

async function filtered(
  { asked, operation }: RoleSubject,
  parameters: Values,
  filter: string,
  prober: Prober,
): Promise<Answer> {
  const answer = await prober.send(asked, {
    parameters,
    query: { ...pageSizeOf(operation, largestPageOf(operation)), filter },
  });
  return answer.status === 400 ? await prober.send(asked, { parameters, query: { filter } }) : answer;
}

function termsOf(property: string, items: readonly JsonObject[]): readonly Term[] {
  const values = [...new Set(items.map((item) => item[property]))].filter(isPlainInFilter);
  const [value, other] = values;
  if (value === undefined) return timeTerms(property, items);
  const name = (text: string) => ({ text: `${property}${text}`, property });
  const equal: Term[] = [
    { ...name(`:${value}`), meets: (found) => found === value },
    { ...name(`!:${value}`), meets: (found) => found === undefined || found !== value },
  ];
  const start = typeof value === 'string' ? value.slice(0, -1).trim() : '';
  // Equal is not: begins with.
  const part: Term[] =
    start === '' || !isText(value)
      ? []
      : [{ ...name(`:${start}`), meets: (found) => found === start, mayMeet: isAsWell(start) }];
  const either: Term[] =
    other === undefined
      ? []
      : [{ ...name(`:${value},${property}:${other}`), meets: (found) => found === value || found === other }];
  return [...equal, ...either, ...orderTerms(property, values), ...likeTerms(property, value), ...part];
}

/**
 * True for a text that is neither a time nor a code, which may be refused where it is none, nor a decimal: 19.9 is
 * 19.90.
 */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !/^\d{4}-\d\d|^\d+\.\d+$|^[0-9A-Z_]+$/.test(value);
}

/** Whether the case of letters counts is open. */
function isAsWell(text: string): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && value.toLowerCase() === text.toLowerCase();
}

/**
 * Two properties at once, of which an item has to have both: as one has them, and as none may; and of which it may have
 * neither.
 */
function allTerms(names: readonly string[], items: readonly JsonObject[]): readonly Term[] {
  const [one, other] = names;
  if (one === undefined || other === undefined) return [];
  const having = items.filter((item) => isPlainInFilter(item[one]) && isPlainInFilter(item[other]));
  const [first] = having;
  const second = having.find((item) => item[one] !== first?.[one] && item[other] !== first?.[other]);
  if (first === undefined) return [];
  const both = [first, second ?? first].map((with_) => bothTerm([one, first[one]], [other, with_[other]]));
  return second === undefined ? both.slice(0, 1) : [...both, neitherTerm([one, first[one]], [other, second[other]])];
}

/** A property with a value. */
type Named = readonly [name: string, value: unknown];

function bothTerm([one, value]: Named, [other, needed]: Named): Term {
  return {
    text: `${one}:${value},${other}:${needed}`,
    property: one,
    meets: (found, item) => found === value && item[other] === needed,
  };
}

/** Whether a negation holds for what is absent is open. */
function neitherTerm([one, value]: Named, [other, unwanted]: Named): Term {
  const isNeither = (found: unknown, item: JsonObject) => found !== value && item[other] !== unwanted;
  return {
    text: `${one}!:${value},${other}!:${unwanted}`,
    property: one,
    meets: (found, item) => found !== undefined && item[other] !== undefined && isNeither(found, item),
    mayMeet: isNeither,
  };
}

/** For numbers, and for dates, which are ordered as their texts are. */
function orderTerms(property: string, values: readonly unknown[]): readonly Term[] {
  const isOrdered =
    values.every((value) => typeof value === 'number') ||
    values.every((value) => /^\d{4}-\d\d-\d\d$/.test(String(value)));
  const middle = [...values].sort((left, right) => (isLess(left, right) ? -1 : 1))[Math.floor((values.length - 1) / 2)];
  if (!isOrdered || middle === undefined) return [];
  const known = (test: (value: unknown) => boolean) => (value: unknown) => value !== undefined && test(value);
  return [
    { text: `${property}<${middle}`, property, meets: known((value) => isLess(value, middle)) },
    { text: `${property}<:${middle}`, property, meets: known((value) => !isLess(middle, value)) },
    { text: `${property}>${middle}`, property, meets: known((value) => isLess(middle, value)) },
    { text: `${property}>:${middle}`, property, meets: known((value) => !isLess(value, middle)) },
    { text: `${property}!<${middle}`, property, meets: (value) => value === undefined || !isLess(value, middle) },
    {
      text: `${property}>:${middle},${property}<:${middle}`,
      property,
      meets: known((value) => !isLess(value, middle) && !isLess(middle, value)),
    },
  ];
}

/** For times in UTC. A service may keep more digits than it shows, so an item of the same time is open. */
function timeTerms(property: string, items: readonly JsonObject[]): readonly Term[] {
  const times = [...new Set(items.map((item) => item[property]).filter((value) => value !== undefined))].sort();
  const middle = times[Math.floor((times.length - 1) / 2)];
  if (middle === undefined || !times.every((value) => /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/.test(String(value))))
    return [];
  const known = (test: (value: unknown) => boolean) => (value: unknown) => value !== undefined && test(value);
  const mayMeet = (value: unknown) => value === middle;
  return [
    { text: `${property}<${middle}`, property, meets: known((value) => isLess(value, middle)), mayMeet },
    { text: `${property}>${middle}`, property, meets: known((value) => isLess(middle, value)), mayMeet },
  ];
}

/** For texts that are no times. Whether the case of letters counts is open. */
function likeTerms(property: string, value: unknown): readonly Term[] {
  if (typeof value !== 'string' || /^\d{4}-\d\d/.test(value)) return [];
  const half = Math.ceil(value.length / 2);
  const [start, end, inner] = [value.slice(0, half).trim(), value.slice(half).trim(), value.slice(1, -1).trim()];
  if (inner === '' || end === '') return [];
  const term = (text: string, part: string, found: (text: string, part: string) => boolean): Term => ({
    text: `${property}~${text}`,
    property,
    meets: (other) => typeof other === 'string' && found(other, part),
    mayMeet: (other) => typeof other === 'string' && found(other.toLowerCase(), part.toLowerCase()),
  });
  return [
    term(`${start}*`, start, (text, part) => text.startsWith(part)),
    term(`*${inner}*`, inner, (text, part) => text.includes(part)),
    term(`*${end}`, end, (text, part) => text.endsWith(part)),
    // What is only within a text, it neither begins nor ends with.
    term(`${inner}*`, inner, (text, part) => text.startsWith(part)),
    term(`*${inner}`, inner, (text, part) => text.endsWith(part)),
    {
      text: `${property}!~${start}*`,
      property,
      meets: (other) =>
        !String(other ?? '')
          .toLowerCase()
          .startsWith(start.toLowerCase()),
      mayMeet: (other) => !String(other).startsWith(start),
    },
  ];
}

function isLess(left: unknown, right: unknown): boolean {
  return typeof left === 'number' && typeof right === 'number' ? left < right : String(left) < String(right);
}

function wrongItems(
  term: Term,
  found: readonly JsonObject[],
  all: readonly JsonObject[],
  answer: Answer,
): SequenceViolation | null {
  const { property } = term;
  const wrong = found.find(
    (item) => !(term.meets(item[property], item) || term.mayMeet?.(item[property], item) === true),
  );
  if (wrong !== undefined) {
    return {
      message: `filter=${term.text} gives ${shownItem(term, wrong)}; give those that meet the filter`,
      shownBy: [answer],
    };
  }
  if (linkCalled('next', answer.json) !== null) return null;
  const given = new Set(found.map(nameOf));
  // Whether a negation holds for what is absent is open.
  const missing = all.find(
    (item) => item[property] !== undefined && term.meets(item[property], item) && !given.has(nameOf(item)),
  );
  if (missing === undefined) return null;
  return {
    message: `filter=${term.text} leaves out ${shownItem(term, missing)}; give all that meet the filter`,
    shownBy: [answer],
  };
}

/** An item by what the filter names of it. */
function shownItem({ text }: Term, item: JsonObject): string {
  const names = [...new Set(text.split(',').map((term) => /^[^:<>!~]+/.exec(term)?.[0] ?? ''))];
  return `an item whose ${names.map((name) => `${name} is ${JSON.stringify(item[name]) ?? 'absent'}`).join(' and ')}`;
}
