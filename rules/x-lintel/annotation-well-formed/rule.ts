import { type Schema, Validator } from '@cfworker/json-schema';
import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { currentIdOf } from '../../../framework/former-ids.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { isRuleId } from '../../../framework/rule-order.ts';
import { runLog } from '../../../framework/run-log.ts';
import { type Annotation, annotationsOf } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject, isObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import schema from '../../../spec/x-lintel.schema.json' with { type: 'json' };

const KEYS: Readonly<Record<string, { readonly description: string }>> = schema.properties;
const validators = new Map<string, Validator>();

/** Every `x-lintel` follows its JSON Schema, and ignores only rules that exist, each with a reason. */
export default defineRule({
  id: 'annotation-well-formed',
  statements: [],
  severity: 'error',
  summary: 'x-lintel has only known keys with values of the right form, and ignores known rules with a reason.',
  why: 'A misspelt annotation does nothing, silently; an exception without a reason can never be reviewed.',
  runsAfterAllRules: true,
  subjects: annotationsOf,
  judge: ({ value, place }, description) => {
    if (!isObject(value)) {
      return { message: `x-lintel is ${quote(value)}; write an object with some of ${listed(Object.keys(KEYS))}` };
    }
    return Object.keys(value).flatMap((key): Violation[] => {
      const at = below(place, key);
      if (!Object.hasOwn(KEYS, key)) {
        const message = `x-lintel has no key ${quote(key)}; use ${listed(Object.keys(KEYS), 'or')}`;
        return [{ message, at, isOnKey: true }];
      }
      if (key === 'ignore' && isObject(value.ignore))
        return ignoreViolations({ value: value.ignore, place: at }, description);
      if (key === 'vocabulary' && place.parent?.parent !== null && place.parent !== null) {
        const message = 'vocabulary holds for a whole description; move it to x-lintel at the root';
        return [{ message, at, isOnKey: true }];
      }
      if (isValid(key, member(value, key))) return [];
      return [{ message: `${key} is ${quote(member(value, key))}; write ${KEYS[key]?.description}`, at }];
    });
  },
});

function ignoreViolations({ value, place }: Annotation, description: Description): Violation[] {
  const log = runLog(description);
  return Object.entries(asObject(value)).flatMap(([ruleId, reason]): Violation[] => {
    const at = below(place, ruleId);
    if (!isRuleId(ruleId) && currentIdOf(ruleId) === null && !log.hasRun(ruleId)) {
      const message = `there is no rule ${quote(ruleId)} to ignore; write the id of a rule, as its findings show it`;
      return [{ message, at, isOnKey: true }];
    }
    if (typeof reason === 'string' && reason.trim() !== '') return [];
    return [{ message: `${ruleId} is ignored without a reason; write the reason as its value`, at }];
  });
}

function isValid(key: string, value: unknown): boolean {
  let validator = validators.get(key);
  if (validator === undefined) {
    validator = new Validator({ $defs: schema.$defs, ...KEYS[key] } as unknown as Schema, '2020-12');
    validators.set(key, validator);
  }
  return validator.validate(value).valid;
}
