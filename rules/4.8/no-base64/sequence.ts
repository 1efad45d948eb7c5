import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isJson } from '../../../model/text/standards/media-type.ts';

/** A small picture: one pixel as PNG. */
const FILE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A file in JSON is refused where files are uploaded. */
export default defineSequence<RoleSubject>({
  statement: '4.8/no-base64',
  effect: 'changes',
  subjects: (description) =>
    inRole(description, 'create', ({ kind }, { operation }) => {
      const types = operation.requestBody?.node?.content.map(({ name }) => name) ?? [];
      return kind === 'upload' && types.length > 0 && !types.some(isJson);
    }),
  ask: async ({ asked, resource, operation }, prober) => {
    const parameters = await prober.parametersFor(resource);
    const parts = operation.requestBody?.node?.content[0]?.mediaType.schema?.target?.value.properties;
    const names = Object.keys((parts as object | undefined) ?? { title: '', artifact: '' });
    const body = Object.fromEntries(names.map((name, index) => [name, index === names.length - 1 ? FILE : 'Lintel']));
    const answer = await prober.send(asked, { parameters, body, mediaType: 'application/json', isWrong: true });
    if (!isSuccess(answer)) return null;
    return {
      message: `a file as Base64 in JSON is answered ${answer.status}; refuse it, and take multipart/form-data`,
      shownBy: [answer],
    };
  },
});
