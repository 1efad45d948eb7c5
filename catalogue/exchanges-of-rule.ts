import type { AnyRule } from '../framework/rule.ts';
import { EXCHANGE_CHECKS } from '../rules/exchange.generated.ts';
import { SEQUENCE_CHECKS } from '../rules/sequence.generated.ts';
import { exampleFile } from './example-files.ts';
import { type ExchangeText, exchangeTexts } from './exchange-texts.ts';

/** What a rule says of traffic, or of a service that is asked. */
export interface ExchangesOfRule {
  /** The first exchanges in which it finds something, and the first that hold. */
  readonly broken: readonly ExchangeText[];
  readonly holds: readonly ExchangeText[];
}

/** How many examples are shown of each. */
const SHOWN = 2;

/** What is shown of traffic; null for a rule that does not judge it. */
export function exchangesOfRule(rule: AnyRule): ExchangesOfRule | null {
  return EXCHANGE_CHECKS[rule.extensions.lintel.id] === undefined ? null : shown(rule, 'exchange.examples.yaml');
}

/** What is shown of a service that is asked; null for a rule that asks nothing. */
export function sequencesOfRule(rule: AnyRule): ExchangesOfRule | null {
  return SEQUENCE_CHECKS[rule.extensions.lintel.id] === undefined ? null : shown(rule, 'sequence.examples.yaml');
}

function shown(rule: AnyRule, name: 'exchange.examples.yaml' | 'sequence.examples.yaml'): ExchangesOfRule {
  const file = exampleFile(rule, name);
  const listOf = (list: 'broken' | 'holds') => exchangeTexts(file, list).slice(0, SHOWN);
  return { broken: listOf('broken'), holds: listOf('holds') };
}
