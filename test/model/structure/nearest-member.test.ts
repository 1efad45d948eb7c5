import { nearestMember } from '../../../model/structure/nearest-member.ts';
import { eachRow } from '../text/words/tables.ts';

const NAMES = ['$ref', 'description', 'deprecated', 'style', 'schema', 'example', 'in', 'url', 'operationId', 'title'];

describe('the member that a misspelt one means', () => {
  eachRow(
    'is the nearest one',
    {
      operationID: 'operationId',
      operation_id: 'operationId',
      stlye: 'style',
      titel: 'title',
      shema: 'schema',
      descripton: 'description',
      desc: 'description',
      depricated: 'deprecated',
      ul: 'url',
      ref: '$ref',
      $Ref: '$ref',
      examples: 'example',
    },
    (name) => nearestMember(name, NAMES),
  );
  eachRow(
    'is none for other names',
    { color: null, des: null, tilde: null, steal: null, size: null, a: null },
    (name) => nearestMember(name, NAMES),
  );
});
