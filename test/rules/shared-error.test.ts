import { expect } from 'chai';
import errorSchema from '../../rules/2.6/error-schema/rule.ts';
import errorSchemaComplete from '../../rules/2.6/error-schema-complete/rule.ts';
import sharedError from '../../rules/7.2/shared-error/rule.ts';
import { findings, places } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function body(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

describe('shared-error', () => {
  const E = '{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}';
  const get = (responses: string, components = '{}') =>
    `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
  const ref = "{$ref: '#/components/schemas/E'}";
  const at = (status: string) => `paths /v1/a/b get responses ${status} content application/json schema`;

  it('takes one inline schema alone, and different ones with one base', () => {
    expect(places(sharedError, get(`'400': ${body(E)}`))).to.deep.equal([]);
    const extended = (name: string) => body(`{allOf: [${ref}, {type: object, properties: {${name}: {type: string}}}]}`);
    const yaml = get(`'400': ${extended('a')}, '404': ${extended('b')}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(places(sharedError, yaml)).to.deep.equal([]);
  });
  it('finds inline copies beside the shared object, however many there are', () => {
    const yaml = get(`'400': ${body(E)}, '404': ${body(E)}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(places(sharedError, yaml)).to.deep.equal([at('400'), at('404')]);
  });
  it('finds all but one of inline schemas that nobody shares', () => {
    expect(
      places(
        sharedError,
        get(`'400': ${body(E)}, '404': ${body('{type: object, properties: {text: {type: string}}}')}`),
      ),
    ).to.deep.equal([at('404')]);
  });
  it('takes one inline schema in a shared response for the shared one', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const yaml = get(`'400': ${use}, '404': ${use}, '500': ${body(E)}`, `{responses: {R: ${body(E)}}}`);
    expect(places(sharedError, yaml)).to.deep.equal([at('500')]);
  });
  it('takes the one with a name for the shared one, unless most errors have another one', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const components = `{responses: {R: ${body(E)}}, schemas: {E: ${E}}}`;
    const inline = 'components responses R content application/json schema';
    const alike = get(`4XX: ${body(ref)}, '500': ${use}, default: ${use}`, components);
    expect(places(sharedError, alike)).to.deep.equal(['components schemas E']);
    const both = get(
      `'404': ${body(ref)}, '422': ${body(ref)}, '500': ${use}, '501': ${use}, default: ${use}`,
      components,
    );
    expect(places(sharedError, both)).to.deep.equal([inline]);
  });
  it('knows other files, and components that are one reference', () => {
    const files = { 'e.yaml': `E: ${E}` };
    const yaml = get(
      `'400': ${body("{$ref: 'e.yaml#/E'}")}, '404': ${body(ref)}`,
      "{schemas: {E: {$ref: 'e.yaml#/E'}}}",
    );
    expect(places(sharedError, yaml, { files })).to.deep.equal([]);
  });
  it('leaves what defines nothing to 2.6/error-schema, and what is no object to 1/object-responses', () => {
    const yaml = get(
      `'400': ${body('{type: object}')}, '404': ${body('{type: array}')}, default: ${body(ref)}`,
      `{schemas: {E: ${E}}}`,
    );
    expect(places(sharedError, yaml)).to.deep.equal([]);
  });
  it('takes the base that most share for the object, and not a branch that narrows or adds to it', () => {
    const base = '{type: object, properties: {type: {type: string}, detail: {type: string}, status: {type: integer}}}';
    const narrowed = (status: number, first: boolean) => {
      const branches = [ref, `{type: object, properties: {status: {const: ${status}}, name: {const: N${status}}}}`];
      return body(`{allOf: [${(first ? branches : branches.toReversed()).join()}]}`);
    };
    for (const first of [true, false]) {
      for (const E1 of [base, E]) {
        const yaml = get(
          `'400': ${narrowed(400, first)}, '404': ${narrowed(404, first)}, default: ${body(ref)}`,
          `{schemas: {E: ${E1}}}`,
        );
        expect(places(sharedError, yaml)).to.deep.equal([]);
      }
    }
    const withOwn = `{type: object, properties: {status: {const: 404}}, allOf: [${ref}]}`;
    expect(
      places(sharedError, get(`'404': ${body(withOwn)}, '500': ${body(ref)}`, `{schemas: {E: ${E}}}`)),
    ).to.deep.equal([]);
  });
  it('does not take a mixin that others have, too, for the object', () => {
    const own = (name: string) =>
      `{allOf: [{$ref: '#/components/schemas/L'}, ${E.replace('properties: {', `properties: {${name}: {type: string}, `)}]}`;
    const yaml = get(
      `'400': ${body(own('a'))}, '404': ${body(own('b'))}`,
      '{schemas: {L: {properties: {links: {type: array}}}}}',
    );
    expect(places(sharedError, yaml)).to.have.lengthOf(1);
  });
  const messages = (yaml: string, files: Readonly<Record<string, string>> = {}) =>
    findings(sharedError, yaml, { files }).map(({ message }) => message);
  const refTo = (name: string) => body(`{$ref: '#/components/schemas/${name}'}`);

  it('says to extend the object with what it lacks, and to refer to it otherwise', () => {
    const more = E.replace('properties: {', 'properties: {retryAfter: {type: integer}, ');
    const yaml = get(`'429': ${body(more)}, '404': ${body(E)}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(messages(yaml)).to.deep.equal([
      'this schema describes the error object anew, which is "E" in 1 error response; refer to "E" (§7.2)',
      'this schema describes the error object anew, which is "E" in 1 error response; refer to "E" in allOf, and define only "retryAfter" beside it (§7.2)',
    ]);
  });

  it('names what it lacks in the same order, however its keys are ordered', () => {
    const more = E.replace('properties: {', 'properties: {scope: {type: string}, attempt: {type: integer}, ');
    const yaml = get(`'429': ${body(more)}, '404': ${body(E)}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(messages(yaml)[1]).to.contain('define only "attempt" and "scope" beside it');
  });

  it('takes no object of one kind of error for the base, and reports once that there is none', () => {
    const names = ['error_400', 'NotFoundError', 'Conflict', 'error_500'];
    const schemas = names.map((name) => `${name}: ${E}`).join(', ');
    const yaml = get(
      `'400': ${refTo('error_400')}, '404': ${refTo('NotFoundError')}, '409': ${refTo('Conflict')}, '500': ${refTo('error_500')}`,
      `{schemas: {${schemas}}}`,
    );
    expect(messages(yaml)).to.deep.equal([
      'there are 4 error objects, "NotFoundError" and "Conflict" among them, and none is for all errors; describe one in components.schemas with name, message, debug_id, details, information_link and links, and refer to it, or extend it by allOf (§7.2)',
    ]);
    const withBase = get(
      `'400': ${refTo('error_400')}, '401': ${refTo('error_400')}, default: ${refTo('Error')}`,
      `{schemas: {error_400: ${E}, Error: ${E}}}`,
    );
    expect(messages(withBase)).to.deep.equal([
      '"error_400" describes the error object anew, which is "Error" in 1 error response; refer to "Error" (§7.2)',
    ]);
  });
  it('says to leave out an envelope', () => {
    const yaml = get(
      `'404': ${body(`{type: object, properties: {error: ${ref}}}`)}, default: ${body(ref)}`,
      `{schemas: {E: ${E}}}`,
    );
    expect(messages(yaml)).to.deep.equal([
      'this schema describes the error object anew, which is "E" in 1 error response; answer with "E" itself, and not inside "error" (§7.2)',
    ]);
  });
  it('is one finding with an object that lacks members, which asks for the shared one', () => {
    const rules = [sharedError, errorSchema, errorSchemaComplete];
    const said = (yaml: string) =>
      findings(rules, yaml).flatMap(({ rule, path, message }) =>
        path.some((key) => String(key).startsWith('Other')) ? `${rule}: ${message}` : [],
      );
    const lacking = '{type: object, properties: {name: {type: string}, reason: {type: string}}}';
    const shared = `'404': ${refTo('Other')}, '409': ${body(ref)}, default: ${body(ref)}`;
    expect(said(get(shared, `{schemas: {E: ${E}, Other: ${lacking}}}`))).to.deep.equal([
      'error-schema: the error object has no message and no debug_id; refer to "E" in allOf, and define only "reason" beside it (§2.6)',
    ]);
    const none = `'404': ${refTo('NotFound')}, '409': ${refTo('OtherConflict')}`;
    const kinds = `{schemas: {NotFound: ${E}, OtherConflict: ${lacking}}}`;
    expect(said(get(none, kinds))).to.deep.equal([
      'error-schema: the error object has no message and no debug_id; describe one in components.schemas with name, message, debug_id, details, information_link and links, and refer to it, or extend it by allOf (§2.6)',
    ]);
    const bare =
      '{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}';
    expect(said(get(shared, `{schemas: {E: ${E}, Other: ${bare}}}`))).to.deep.equal([
      'shared-error: "Other" describes the error object anew, which is "E" in 2 error responses; refer to "E" (§7.2)',
    ]);
  });
  it('names the file of an object that is a file', () => {
    const files = { 'models/error.yaml': E, 'models/nfs/error.yaml': E };
    const yaml = get(
      `'400': ${body('{$ref: models/error.yaml}')}, '401': ${body('{$ref: models/error.yaml}')}, '404': ${body('{$ref: models/nfs/error.yaml}')}`,
    );
    expect(messages(yaml, files)).to.deep.equal([
      'this file describes the error object anew, which is "../error.yaml" in 2 error responses; refer to "../error.yaml" (§7.2)',
    ]);
  });
  it('knows one kind of error by the name of its file, too', () => {
    const names = ['error_400', 'error_404', 'error_409', 'error_500'];
    const files = Object.fromEntries(names.map((name) => [`schemas/${name}.yaml`, E]));
    const yaml = get(names.map((name) => `'${name.slice(-3)}': ${body(`{$ref: schemas/${name}.yaml}`)}`).join(', '));
    expect(messages(yaml, files)).to.deep.equal([
      'there are 4 error objects, "./error_404.yaml" and "./error_400.yaml" among them, and none is for all errors; describe one in components.schemas with name, message, debug_id, details, information_link and links, and refer to it, or extend it by allOf (§7.2)',
    ]);
  });
  it('leaves receivers alone', () => {
    const yaml = `${get(`'400': ${body(ref)}`, `{schemas: {E: ${E}}}`)}\nwebhooks: {w: {post: {responses: {'200': {}, '400': ${body(E)}}}}}`;
    expect(places(sharedError, yaml)).to.deep.equal([]);
  });

  it('covers the first of several objects of which none is for all errors', () => {
    const bare =
      '{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}';
    const yaml = get(
      `'404': ${body('{$ref: "#/components/schemas/NotFound"}')}, '409': ${body('{$ref: "#/components/schemas/Conflict"}')}`,
      `{schemas: {NotFound: ${bare}, Conflict: ${bare}}}`,
    );
    expect(findings([sharedError, errorSchemaComplete], yaml).map(({ rule }) => rule)).to.deep.equal(['shared-error']);
  });
});
