import { expect } from 'chai';
import formData from '../../rules/4.8/form-data/rule.ts';
import multipartRelated from '../../rules/4.8/multipart-related/rule.ts';
import { findings, places } from '../support/findings.ts';

const FILE = 'f: {type: string, format: binary}';

const TEXT = 'title: {type: string}';

const JSON_PART = 'm: {type: object, properties: {a: {type: string}}}';

function post(content: string, more = '', path = '/v1/media/files'): string {
  return `paths: {'${path}': {post: {requestBody: {content: ${content}}, responses: {${more}}}}}`;
}

function form(properties: string, type = 'multipart/form-data', more = ''): string {
  return `{${type}: {schema: {type: object, properties: {${properties}}}${more}}}`;
}

const at = (type: string) => `paths /v1/media/files post requestBody content ${type}`;

describe('multipart-related', () => {
  describe('multipart-related, lists of parts', () => {
    it('are what their items are', () => {
      const type = 'multipart/related';
      const objects = 'm: {type: array, items: {type: object, properties: {a: {type: string}}}}';
      const texts = 'm: {type: array, items: {type: string}}';
      const here = `${at(type)} schema properties f`;
      expect(places(multipartRelated, post(form(`${FILE}, ${objects}`, type)))).to.deep.equal([here]);
      expect(places(multipartRelated, post(form(`${objects}, ${FILE}`, type)))).to.deep.equal([]);
      expect(places(multipartRelated, post(form(`${FILE}, ${texts}`, type)))).to.deep.equal([]);
    });
  });

  it('names the media type that makes no JSON of an object', () => {
    const text = post(form(`${JSON_PART}, ${FILE}`, 'multipart/related', ', encoding: {m: {contentType: text/xml}}'));
    expect(findings(multipartRelated, text).map(({ path, message }) => `${path.join(' ')}: ${message}`)).to.deep.equal([
      `${at('multipart/related')} encoding m contentType: the part m is an object with the media type "text/xml"; write application/json (§4.8)`,
    ]);
  });

  it('knows parts by their position, of OpenAPI 3.2', () => {
    const here = at('multipart/mixed');
    const mixed = (items: string, types: readonly string[]) => {
      const encodings = types.map((type) => `{contentType: ${type}}`).join(', ');
      return post(
        `{multipart/mixed: {schema: {type: array, prefixItems: [${items}]}, prefixEncoding: [${encodings}]}}`,
      );
    };
    const json = '{type: object, properties: {a: {type: string}}}';
    const found = (items: string, ...types: string[]) => places(multipartRelated, mixed(items, types));
    expect(found(`${json}, {}`, 'application/json', 'image/png')).to.deep.equal([]);
    expect(found(`{}, ${json}`, 'image/png', 'application/json')).to.deep.equal([`${here} schema prefixItems 0`]);
    expect(found(`{type: string, format: binary}, ${json}`)).to.deep.equal([`${here} schema prefixItems 0`]);
    expect(found(`${json}, ${json}`)).to.deep.equal([]);
    const rest = (first: string) =>
      places(
        multipartRelated,
        post(
          `{multipart/mixed: {schema: {type: array, items: ${json}, prefixItems: [${first}]}, itemEncoding: {contentType: image/png}}}`,
        ),
      );
    expect(rest(json)).to.deep.equal([]);
    expect(rest('{type: string, format: binary}')).to.deep.equal([]);
  });

  const related = (parts: string, more = '') => post(form(parts, 'multipart/related', more));
  const schema = `${at('multipart/related')} schema`;
  const CASES: Record<string, readonly [string, readonly string[]]> = {
    'JSON, then the file': [`${JSON_PART}, ${FILE}`, []],
    'JSON, then several files': [`${JSON_PART}, ${FILE}, g: {type: string, format: binary}`, []],
    'the file first': [`${FILE}, ${JSON_PART}`, [`${schema} properties f`]],
    'text first': [`${TEXT}, ${JSON_PART}, ${FILE}`, [`${schema} properties title`]],
    'no JSON': [`${TEXT}, ${FILE}`, [schema]],
    'a file alone': [FILE, [schema]],
    'what may be JSON': [`m: {}, ${FILE}`, []],
    'no file, which is 1/json-bodies': [JSON_PART, []],
    'no parts': ['', [schema]],
  };
  for (const [title, [parts, expected]] of Object.entries(CASES)) {
    it(`judges ${title}`, () => expect(places(multipartRelated, related(parts))).to.deep.equal(expected));
  }
  it('reads encodings', () => {
    const encoding = ', encoding: {title: {contentType: application/json; charset=UTF-8}}';
    expect(places(multipartRelated, related(`${TEXT}, ${FILE}`, encoding))).to.deep.equal([]);
    const pdf = ', encoding: {m: {contentType: application/pdf}}';
    const typed = `${at('multipart/related')} encoding m contentType`;
    expect(places(multipartRelated, related(`${JSON_PART}, ${FILE}`, pdf))).to.deep.equal([typed]);
  });
  it('knows no order of parts that several schemas define', () => {
    const split = `{multipart/mixed: {schema: {allOf: [{type: object, properties: {${FILE}}}, {type: object, properties: {${JSON_PART}}}]}}}`;
    expect(places(multipartRelated, post(split))).to.deep.equal([]);
  });
  it('finds JSON in a form, which form-data then leaves alone', () => {
    const yaml = post(form(`${JSON_PART}, ${FILE}`));
    expect(
      findings([formData, multipartRelated], yaml).map(({ rule, path }) => `${rule} ${path.join(' ')}`),
    ).to.deep.equal([`multipart-related ${at('multipart/form-data')}`]);
  });
});
