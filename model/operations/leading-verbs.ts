import { asString } from '../description/json.ts';
import type { OperationNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import type { Vocabulary } from '../text/words/declared-vocabulary.ts';
import { partOfSpeech } from '../text/words/part-of-speech.ts';
import { splitWords } from '../text/words/split-words.ts';
import { isCalculation, isChange } from '../text/words/verbs-of-deeds.ts';

/**
 * The verbs with which an operation's texts begin, in their base form: `cancel` of the summary “Cancels an order”, of
 * the description, or of the operationId `cancelOrder`. Words are taken as they stand: whoever asks for a verb knows
 * which one.
 */
export const leadingVerbs: (operation: OperationNode) => ReadonlySet<string> = memoize(({ value }) => {
  const texts = [value.summary, value.description, value.operationId].map((text) => asString(text) ?? '');
  return new Set(
    texts.flatMap((text) => baseForms(splitWords(FIRST_WORD.exec(text.slice(0, LONGEST))?.[0] ?? '')[0] ?? '')),
  );
});

/**
 * The first of these verbs that is no noun as well, or names a deed, the summary's before that of the description; null
 * where no text begins with one.
 */
export function leadingVerb(operation: OperationNode, vocabulary: Vocabulary): string | null {
  const words = [...leadingVerbs(operation)].filter((word) => !METHODS.test(word) && !ON_CALLERS.test(word));
  const namesDeed = (word: string) =>
    partOfSpeech(word, vocabulary) === 'verb' || isChange(word) || isCalculation(word);
  return words.find(namesDeed) ?? null;
}

/**
 * True for an operation whose texts begin with a change to what is there (“Updates a payment”, `cancelOrder`), and name
 * no creation beside it.
 */
export function onlyChanges(operation: OperationNode): boolean {
  const { summary, operationId, description } = operation.value;
  const said = [summary, operationId, asString(description)?.slice(0, LONGEST)]
    .map((text) => asString(text) ?? '')
    .join(' ');
  return !CREATES.test(said) && [...leadingVerbs(operation)].some((verb) => CHANGES.test(verb));
}

const CHANGES = /^(?:update|cancel|modify|edit)$/;

const CREATES = /creat|\badd|insert/i;

/** Methods with which operationIds begin. */
const METHODS = /^(?:post|put|patch|delete|head|options)$/;

/** What a description says of whom it is for: “Requires the role of an administrator”. */
const ON_CALLERS = /^(?:require|need|allow|let|permit|support)s?$/;

/** Longest beginning of a text that is read, in characters. */
const LONGEST = 60;

/** A text is prose or a name: up to the first blank, so that no sentence is split into all its words. */
const FIRST_WORD = /[\p{L}\d]\S*/u;

/** `cancels` is `cancel`, `dismisses` is `dismiss`, `verifies` is `verify`. */
function baseForms(word: string): string[] {
  if (/ies$/.test(word)) return [word, word.replace(/ies$/, 'y')];
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return [word, word.slice(0, -2)];
  return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
}
