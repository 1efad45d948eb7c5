import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { itemsOf, linkCalled, nameOf } from '../../../framework/sequence/answers.ts';
import { pageSizeOf } from '../../../framework/sequence/pages.ts';
import { type Answer, NotJudged, type Prober, type Values } from '../../../framework/sequence/prober.ts';
import { propertiesNamed, scalarsIn } from '../../../framework/sequence/properties.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import type { JsonObject } from '../../../model/description/json.ts';

/** As many properties are filtered by. */
const MOST_PROPERTIES = 5;
/** Values that stand in a filter as they are. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9 _.-]*$/;

/** A filter, and which items it is to give. */
interface Term {
  readonly text: string;
  readonly meets: (value: unknown) => boolean;
  /** Which others it may give as well; none without it. */
  readonly mayMeet?: (value: unknown) => boolean;
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
    const ask = async () => {
      const { items, isWhole } = await everything(subject, parameters, prober);
      const names = propertiesNamed(operation, 'filter', scalarsIn(items), prober.description).slice(
        0,
        MOST_PROPERTIES,
      );
      let judged = 0;
      for (const term of names.flatMap((name) => termsOf(name, items))) {
        const answer = await filtered(subject, parameters, term.text, prober);
        const found = itemsOf(answer);
        if (found === null) continue;
        judged++;
        const violation = wrongItems(term, found, isWhole ? items : [], answer);
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
  const answer = await prober.send(asked, { parameters, query: pageSizeOf(operation, 100) });
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
    query: { ...pageSizeOf(operation, 100), filter },
    isWrong: true,
  });
  return answer.status === 400 ? await prober.send(asked, { parameters, query: { filter }, isWrong: true }) : answer;
}

function termsOf(property: string, items: readonly JsonObject[]): readonly Term[] {
  const values = [...new Set(items.map((item) => item[property]))].filter(
    (value) => typeof value === 'number' || (typeof value === 'string' && PLAIN.test(value)),
  );
  const [value, other] = values;
  if (value === undefined) return [];
  const name = (text: string) => ({ text: `${property}${text}` });
  const equal: Term[] = [
    { ...name(`:${value}`), meets: (found) => found === value },
    { ...name(`!:${value}`), meets: (found) => found === undefined || found !== value },
  ];
  const either: Term[] =
    other === undefined
      ? []
      : [{ text: `${property}:${value},${property}:${other}`, meets: (found) => found === value || found === other }];
  return [...equal, ...either, ...orderTerms(property, values), ...likeTerms(property, value)];
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
    { text: `${property}<${middle}`, meets: known((value) => isLess(value, middle)) },
    { text: `${property}<:${middle}`, meets: known((value) => !isLess(middle, value)) },
    { text: `${property}>${middle}`, meets: known((value) => isLess(middle, value)) },
    { text: `${property}>:${middle}`, meets: known((value) => !isLess(value, middle)) },
  ];
}

/** For texts that are no times. Whether the case of letters counts is open. */
function likeTerms(property: string, value: unknown): readonly Term[] {
  if (typeof value !== 'string' || /^\d{4}-\d\d/.test(value)) return [];
  const [start, inner] = [value.slice(0, Math.ceil(value.length / 2)).trim(), value.slice(1, -1).trim()];
  if (inner === '') return [];
  const term = (text: string, part: string, found: (text: string, part: string) => boolean): Term => ({
    text: `${property}~${text}`,
    meets: (other) => typeof other === 'string' && found(other, part),
    mayMeet: (other) => typeof other === 'string' && found(other.toLowerCase(), part.toLowerCase()),
  });
  return [
    term(`${start}*`, start, (text, part) => text.startsWith(part)),
    term(`*${inner}*`, inner, (text, part) => text.includes(part)),
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
  const property = /^[^:<>!~]+/.exec(term.text)?.[0] ?? '';
  const wrong = found.find((item) => !(term.meets(item[property]) || term.mayMeet?.(item[property]) === true));
  if (wrong !== undefined) {
    return {
      message: `filter=${term.text} gives an item whose ${property} is ${JSON.stringify(wrong[property]) ?? 'absent'}; give those that meet the filter`,
      shownBy: [answer],
    };
  }
  if (linkCalled('next', answer.json) !== null) return null;
  const given = new Set(found.map(nameOf));
  // Whether a negation holds for what is absent is open.
  const missing = all.find(
    (item) => item[property] !== undefined && term.meets(item[property]) && !given.has(nameOf(item)),
  );
  if (missing === undefined) return null;
  return {
    message: `filter=${term.text} leaves out an item whose ${property} is ${JSON.stringify(missing[property])}; give all that meet the filter`,
    shownBy: [answer],
  };
}
