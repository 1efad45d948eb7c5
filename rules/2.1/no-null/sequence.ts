import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** As many properties are sent as null. */
const MOST_PROPERTIES = 5;

/** A null is refused. */
export default defineSequence<RoleSubject>({
  statement: '2.1/no-null',
  effect: 'changes',
  subjects: creations,
  ask: async (subject, prober) => {
    const schema = requestSchemaOf(subject.operation)?.target ?? null;
    const properties =
      schema === null
        ? []
        : [...effectiveSchema(schema).properties.keys()].filter((name) => !isReadOnlyProperty(name, schema));
    const required = schema === null ? new Set() : effectiveSchema(schema).required;
    const optional = properties.filter((name) => !required.has(name));
    const names = [...optional, ...properties.filter((name) => required.has(name))].slice(0, MOST_PROPERTIES);
    if (names.length === 0) throw new NotJudged('no property is known that it takes');
    for (const name of names) {
      const answer = await wrongBody(subject, prober, (body) => ({ ...body, [name]: null }));
      if (!isSuccess(answer)) continue;
      return { message: `${name}: null is answered ${answer.status}; answer 400`, shownBy: [answer] };
    }
    return null;
  },
});
