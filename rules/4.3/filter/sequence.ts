import { defineSequence } from '../../../framework/define-sequence.ts';
import { itemsOf, shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringList } from '../../../framework/sequence/pages.ts';
import type { Answer, Prober, Values } from '../../../framework/sequence/prober.ts';
import { isPlainInFilter, propertiesNamed, scalarsIn } from '../../../framework/sequence/properties.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import type { JsonObject } from '../../../model/description/json.ts';

/** As many properties are tried, until one can be filtered by. */
const MOST_TRIED = 3;

/** Texts that are no filter, and a property that no resource has. */
const WRONG = [
  [':lintel', 'text that is no filter'],
  ['lintel', 'a filter without an operator'],
  ['lintelNoProperty:1', 'a filter by a property that there is not'],
] as const;

/** The same behind a term that a service takes. */
const WRONG_SECOND = [
  ['lintel', 'a second term without an operator'],
  ['lintelNoProperty:1', 'a second term by a property that there is not'],
] as const;

/** What cannot be a filter is refused, and not passed over; nor is a second term. */
export default defineSequence<RoleSubject>({
  statement: '4.3/filter',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'filter'),
  ask: async (subject, prober) => {
    const { asked, resource } = subject;
    const parameters = await answeringList({ asked, resource }, prober);
    for (const [filter, called] of WRONG) {
      const answer = await prober.send(asked, { parameters, query: { filter }, isWrong: true });
      if (answer.status === 400) continue;
      return {
        message: `${called} (filter=${filter}) is answered ${shownStatus(answer)}; answer 400`,
        shownBy: [answer],
      };
    }
    return await wrongSecond(subject, parameters, prober);
  },
});

async function wrongSecond(subject: RoleSubject, parameters: Values, prober: Prober) {
  await prober.fill(subject.resource, 3, parameters);
  const send = async (filter: string) =>
    await prober.send(subject.asked, { parameters, query: { filter }, isWrong: true });
  const items = itemsOf(await prober.send(subject.asked, { parameters })) ?? [];
  const names = propertiesNamed(subject.operation, 'filter', scalarsIn(items), prober.description);
  const first = await takenTerm(names.slice(0, MOST_TRIED), items, send);
  if (first === null || (await passesOverOthers(first, names, send))) return null;
  for (const [second, called] of WRONG_SECOND) {
    const filter = `${first.text},${second}`;
    const answer = await send(filter);
    // A comma may belong to a value, which no item has then.
    const isOneValue = itemsOf(answer)?.length === 0;
    if (answer.status === 400 || isOneValue) continue;
    return {
      message: `${called} (filter=${filter}) is answered ${shownStatus(answer)}; answer 400`,
      shownBy: [answer],
    };
  }
  return null;
}

interface TakenTerm {
  readonly property: string;
  readonly text: string;
}

/** A term that gives an item; null where none is known. */
async function takenTerm(
  names: readonly string[],
  items: readonly JsonObject[],
  send: (filter: string) => Promise<Answer>,
): Promise<TakenTerm | null> {
  for (const property of names) {
    const value = items.map((item) => item[property]).find(isPlainInFilter);
    if (value === undefined) continue;
    const text = `${property}:${value}`;
    if (hasItems(await send(text))) return { property, text };
  }
  return null;
}

/** True where a second term that is right counts for nothing, which 4.3/operator-semantics says. */
async function passesOverOthers(
  { property, text }: TakenTerm,
  names: readonly string[],
  send: (filter: string) => Promise<Answer>,
): Promise<boolean> {
  const other = names.find((name) => name !== property);
  return hasItems(
    await send(other === undefined ? `${text},${text.replace(':', '!:')}` : `${text},${other}:lintelNone`),
  );
}

function hasItems(answer: Answer): boolean {
  return (itemsOf(answer)?.length ?? 0) > 0;
}
