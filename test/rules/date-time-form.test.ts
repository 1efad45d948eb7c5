import { expect } from 'chai';
import patternValid from '../../rules/2.2/pattern-valid/rule.ts';
import dateTimeForm from '../../rules/2.3/date-time-form/rule.ts';
import { HEAD } from '../support/findings.ts';
import {
  messagesInSchemas,
  pointers,
  pointersInProperty,
  pointersInSchemas,
  rulesAndPointersInSchemas,
} from '../support/schema-rules.ts';

describe('date-time-form', () => {
  const find = (schema: string, name = 'doneTime') => pointersInProperty(dateTimeForm, name, schema);
  const shown = (value: string) => find(`{type: string, format: date-time, example: ${value}}`);

  for (const value of ['2024-05-17T08:30:00.000Z', '2024-02-29T23:59:60.999Z']) {
    it(`takes ${value}`, () => expect(shown(`'${value}'`)).to.deep.equal([]));
  }
  for (const value of [
    ...['2024-05-17T08:30:00Z', '2024-05-17T08:30:00.1Z', '2024-05-17T08:30:00.000000Z', '2024-05-17T08:30:00.000'],
    ...['2024-05-17t08:30:00.000z', '2024-05-17 08:30:00.000Z', '2024-05-17', '2023-02-29T08:30:00.000Z', '', 'string'],
    ...['2024-05-17T25:30:00.000Z', '2024-05-17T08:30:00.000+00:00', '1715934600'],
  ]) {
    it(`finds ${value}`, () => expect(shown(`'${value}'`)).to.deep.equal(['example']));
  }

  it('finds unquoted texts and numbers, and leaves null', () => {
    expect(shown('2024-05-17T08:30:00Z')).to.deep.equal(['example']);
    expect(shown('1715934600')).to.deep.equal(['example']);
    expect(shown('null')).to.deep.equal([]);
  });

  it('finds defaults, lists, bounds and patterns, and the schema as the cause of its values', () => {
    expect(find("{type: string, format: date-time, default: '2024-05-17'}")).to.deep.equal(['default']);
    expect(find("{type: string, format: date-time, enum: ['2024-05-17']}")).to.deep.equal(['enum/0']);
    expect(find("{type: string, format: date-time, maxLength: 20, example: '2024-05-17T08:30:00Z'}")).to.deep.equal([
      'maxLength',
    ]);
    expect(find('{type: string, format: date-time, minLength: 30, maxLength: 40}')).to.deep.equal(['minLength']);
    expect(
      find("{type: string, format: date-time, pattern: '^[0-9-]+T[0-9:]+Z$', example: '2024-05-17T08:30:00Z'}"),
    ).to.deep.equal(['pattern']);
    expect(
      find("{type: string, format: date-time, pattern: '^[0-9-]+T[0-9:]+[.][0-9]{3}(Z|[+-][0-9:]{5})$'}"),
    ).to.deep.equal([]);
  });

  it('finds items, map values, 3.1 type lists, and what has no name', () => {
    expect(find("{type: array, items: {type: string, format: date-time}, example: ['2024-05-17']}")).to.deep.equal([
      'example/0',
    ]);
    expect(find('{type: object, additionalProperties: {type: string, format: date-time, example: x}}')).to.deep.equal([
      'additionalProperties/example',
    ]);
    expect(find('{type: [string], format: date-time, examples: [x]}')).to.deep.equal(['examples/0']);
    expect(find('{format: date-time, example: x}')).to.deep.equal(['example']);
    expect(find('{type: integer, format: date-time, example: 7}')).to.deep.equal([]);
  });

  const INSTANT = '{type: string, format: date-time}';
  const OFFSET = "'2024-05-17T10:30:00.000+02:00'";
  const operation = (request: string, response: string, components = '{}') => `${HEAD}
paths: {/a: {post: {requestBody: {content: {application/json: ${request}}}, responses: {'200': {content: {application/json: ${response}}}}}}}
components: {schemas: ${components}}`;

  it('lets only requests show an offset', () => {
    const own = `{schema: {type: object, properties: {at: {type: string, format: date-time, example: ${OFFSET}}}}}`;
    expect(pointers(dateTimeForm, operation(own, '{}'))).to.deep.equal([]);
    expect(pointers(dateTimeForm, operation('{}', own))).to.have.length(1);
    const shared = `{T: {type: object, properties: {at: {type: string, format: date-time, example: ${OFFSET}}}}}`;
    const ref = "{schema: {$ref: '#/components/schemas/T'}}";
    expect(pointers(dateTimeForm, operation(ref, ref, shared))).to.have.length(1);
    expect(pointers(dateTimeForm, operation(ref, '{}', shared))).to.deep.equal([]);
    expect(pointersInSchemas(dateTimeForm, shared)).to.have.length(1);
  });

  it('reads the example of a request body on its own', () => {
    const schema = `{type: object, properties: {at: ${INSTANT}}}`;
    const shown = `{schema: ${schema}, example: {at: ${OFFSET}}}`;
    expect(pointers(dateTimeForm, operation(shown, shown))).to.deep.equal([
      'paths//a/post/responses/200/content/application/json/example/at',
    ]);
  });

  it('takes what webhooks and callbacks carry for sent', () => {
    const schema = `{type: object, properties: {at: ${INSTANT}}}`;
    const body = `{content: {application/json: {schema: ${schema}, example: {at: ${OFFSET}}}}}`;
    const parameter = `{name: atTime, in: query, schema: {type: string, format: date-time, example: ${OFFSET}}}`;
    const item = `{parameters: [${parameter}], post: {requestBody: ${body}, responses: {}}}`;
    const ref = "{post: {requestBody: {$ref: '#/components/requestBodies/B'}, responses: {}}}";
    const shared = `components: {requestBodies: {B: ${body}}}`;
    expect(pointers(dateTimeForm, `${HEAD}webhooks: {w: ${item}}`)).to.have.length(2);
    expect(
      pointers(dateTimeForm, `${HEAD}paths: {/a: {post: {callbacks: {c: {x: ${item}}}, responses: {}}}}`),
    ).to.have.length(2);
    expect(pointers(dateTimeForm, `${HEAD}webhooks: {w: ${ref}}\n${shared}`)).to.have.length(1);
    expect(pointers(dateTimeForm, `${HEAD}paths: {/a: ${ref}}\n${shared}`)).to.deep.equal([]);
  });

  it('lets what is writeOnly show an offset, and all below it, also in webhooks, which do not send it', () => {
    const time = "{type: string, format: date-time, example: '2024-05-17T10:30:00.000+02:00'}";
    const body = "{content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}";
    const paths = `paths: {/a: {put: {requestBody: ${body}, responses: {'200': ${body}}}}}`;
    const webhooks = `webhooks: {w: {post: {requestBody: ${body}, responses: {}}}}`;
    const other = `, Wanted: {type: object, properties: {startTime: ${time}}}`;
    const schemas = (wanted: string) =>
      `components: {schemas: {Order: {type: object, properties: {wanted: ${wanted}}}${wanted.includes('$ref') ? other : ''}}}`;
    const found = (wanted: string, ...rest: string[]) =>
      pointers(dateTimeForm, HEAD + [...rest, schemas(wanted)].join('\n')).map((path) => path.split('/').at(2));
    const inline = time.replace('{', '{writeOnly: true, ');
    const written = "{$ref: '#/components/schemas/Wanted', writeOnly: true}";
    for (const wanted of [inline, written]) {
      expect(found(wanted, paths), wanted).to.deep.equal([]);
      expect(found(wanted, paths, webhooks), wanted).to.deep.equal([]);
    }
    expect(found(inline)).to.deep.equal([]);
    expect(found(time, webhooks)).to.deep.equal(['Order']);
    expect(found(time, paths)).to.deep.equal(['Order']);
    expect(found(written.replace(', writeOnly: true', ''), paths)).to.deep.equal(['Wanted']);
  });

  it('lets parameters show an offset, and leaves time ranges alone', () => {
    const parameter = (name: string, value: string) =>
      pointers(
        dateTimeForm,
        `${HEAD}paths: {/a: {parameters: [{name: ${name}, in: query, example: ${value}, schema: {$ref: '#/components/schemas/T'}}]}}\ncomponents: {schemas: {T: ${INSTANT}}}`,
      );
    expect(parameter('atTime', OFFSET)).to.deep.equal([]);
    expect(parameter('atTime', "'2024-05-17'")).to.have.length(1);
    for (const name of ['startTime', 'endTime', 'createTimeAfter', 'updateTimeBefore', 'start_time']) {
      expect(parameter(name, "'2024-05-17'"), name).to.deep.equal([]);
    }
  });

  it('does not judge dates of birth, which are no date-times', () => {
    expect(find("{type: string, format: date-time, example: '2024-05-17'}", 'birthDate')).to.deep.equal([]);
  });

  it('leaves an example that its pattern rejects to pattern-valid, if that runs', () => {
    const pattern = '^[0-9-]{10}T[0-9:]{8}[.][0-9]{3}Z$';
    const schema = `{type: string, format: date-time, pattern: '${pattern}', example: '2024-05-17'}`;
    expect(find(schema)).to.deep.equal(['example']);
    expect(rulesAndPointersInSchemas([dateTimeForm, patternValid], `{S: ${schema}}`)).to.deep.equal([
      'pattern-valid S/example',
    ]);
  });

  it('says what to write', () => {
    const [message] = messagesInSchemas(dateTimeForm, `{A: {type: string, format: date-time, example: ${OFFSET}}}`);
    expect(message).to.equal(
      '"2024-05-17T10:30:00.000+02:00" has an offset, and is not for requests only; write "2024-05-17T08:30:00.000Z" (§2.3)',
    );
  });
});
