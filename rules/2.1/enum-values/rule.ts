import { defineRule } from '../../../framework/define-rule.ts';
import { wrongInList } from '../../../functions/messages/wrong-values.ts';
import { enumeratedValues, misspelledValues } from '../../../model/values/enumerated-values.ts';
import { messageOn, respelled } from './message.ts';

/**
 * Enumerated values are UPPER_CASE, but where an industry standard spells them. Judged where they are listed; defaults
 * and examples only when they are not listed, since otherwise the list is the cause.
 */
export default defineRule({
  id: 'enum-values',
  statements: ['2.1/enum-values'],
  severity: 'error',
  summary:
    'Enumerated values are UPPER_CASE letters, digits and underscore, but where an industry standard spells them.',
  why: 'Values in one spelling become constants of every language as they are, and are never compared with the wrong case.',
  yieldsTo: ['link-methods', 'country-code', 'money-values', 'total-required', 'patch-items'],
  formerIds: ['enum-values-error-name', 'enum-values-example', 'enum-values-pattern', 'enum-values-state'],
  subjects: enumeratedValues,
  judge: (list, description) =>
    wrongInList(
      list.place,
      misspelledValues(list, description),
      (wrong) => messageOn(wrong, list, description),
      (wrong) => respelled(wrong, list, description),
    ),
});
