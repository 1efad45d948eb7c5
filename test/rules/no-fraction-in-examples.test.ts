import { expect } from 'chai';
import noFractionInExamples from '../../rules/2.2/no-fraction-in-examples/rule.ts';
import { findings } from '../support/findings.ts';
import { checkSchemas, description, rulesAndPointers } from '../support/schema-rules.ts';

describe('no-fraction-in-examples', () => {
  checkSchemas(noFractionInExamples, [
    ['{type: string, example: 1.5}', 'example'],
    ['{type: string, example: 1.0}'],
    ["{type: string, example: '1.5'}"],
    ['{type: string, examples: [1, 1.5, a]}', 'examples/1'],
    ['{type: integer, default: 0.5}', 'default'],
    ['{type: integer, enum: [1, 2.5]}', 'enum/1'],
    ['{enum: [0.5, 1.5]}', 'enum/0', 'enum/1'],
    ['{const: -0.25}', 'const'],
    ['{example: 1e-3}', 'example'],
    ['{example: 1e3}'],
    ['{example: 123456789012345678901234567890}'],
    ['{example: .inf}'],
    ['{type: number, example: 1.5, default: 2.5, enum: [1.5, 2.5]}'],
    ['{type: [number], example: 1.5}'],
    ['{format: double, example: 1.5}'],
    ['{type: object, properties: {a: {type: number}, b: {type: string}}, example: {a: 1.5, b: 1.5}}', 'example/b'],
    ['{type: object, example: {a: {b: [1.5, {c: 2.5}]}}}', 'example/a/b/0', 'example/a/b/1/c'],
    ['{type: array, items: {type: number}, example: [1.5, 2.5]}'],
    ['{type: object, additionalProperties: {type: number}, example: {a: 1.5}}'],
    ['{type: object, minimum: 0.5, multipleOf: 0.1, x-example: 1.5}'],
    ['{allOf: [{type: object, properties: {a: {type: number}}}], example: {a: 1.5}}'],
  ]);

  it('reads the examples of bodies, parameters and headers, with and without a schema, each once', () => {
    const text = description(`
paths:
  /a:
    parameters: [{name: p, in: query, example: 1.5}]
    post:
      parameters: [{name: q, in: query, schema: {type: number}, example: 1.5}]
      requestBody: {content: {application/json: {example: {a: 1.5}}}}
      responses:
        '200':
          headers: {H: {schema: {type: string}, example: 1.5}}
          content:
            application/json: {schema: {$ref: '#/components/schemas/A'}, examples: {x: {value: {a: 1.5, b: 1.5}}, e: {$ref: '#/components/examples/E'}}}
        '201': {content: {application/json: {schema: {$ref: '#/components/schemas/A'}, examples: {e: {$ref: '#/components/examples/E'}}}}}
components:
  examples: {E: {value: {a: 1.5, b: 2.5}}}
  schemas: {A: {type: object, properties: {a: {type: number}, b: {type: string}}}}`);
    expect(rulesAndPointers(noFractionInExamples, text)).to.deep.equal([
      'no-fraction-in-examples components/examples/E/value/b',
      'no-fraction-in-examples paths//a/parameters/0/example',
      'no-fraction-in-examples paths//a/post/requestBody/content/application/json/example/a',
      'no-fraction-in-examples paths//a/post/responses/200/content/application/json/examples/x/value/b',
      'no-fraction-in-examples paths//a/post/responses/200/headers/H/example',
    ]);
  });

  it('says what to write', () => {
    const [decimal, whole] = findings(
      noFractionInExamples,
      description('components: {schemas: {A: {type: string, example: 1.5}, B: {type: integer, example: 1.5}}}'),
    );
    expect(decimal?.message).to.equal('the value is 1.5, a number with a fraction; write the string "1.5" (§2.2)');
    expect(whole?.message).to.equal('the value is 1.5, a number with a fraction; write a whole number (§2.2)');
  });
});
