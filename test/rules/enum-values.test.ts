import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import linkMethods from '../../rules/2.4/link-methods/rule.ts';
import {
  findings,
  HEAD,
  messagesOf,
  places,
  placesBySection,
  placesInSchemas,
  rulesOfSection,
} from '../support/findings.ts';

/** A POST with a JSON body, whose response is the same. */
function posted(schema: string, schemas = '{}', beside = ''): string {
  const content = `{content: {application/json: {schema: ${schema}${beside}}}}`;
  return `${HEAD}paths: {/a: {post: {requestBody: ${content}, responses: {'200': ${content}}}}}\ncomponents: {schemas: ${schemas}}`;
}

describe('enum-values', () => {
  const find = (schemas: string) => placesInSchemas(enumValues, schemas);

  it('takes constants of oneOf and anyOf for one list, with all wrong ones as places', () => {
    const branches = '[{const: small}, {const: LARGE}, {const: mid-size, title: Middle}]';
    for (const keyword of ['oneOf', 'anyOf']) {
      const [only, ...others] = findings(
        enumValues,
        `components: {schemas: {S: {type: string, ${keyword}: ${branches}}}}`,
      );
      expect(others).to.deep.equal([]);
      expect(only?.path.join(' ')).to.equal(`components schemas S ${keyword}`);
      expect(only?.message).to.include('2 of 3 values are not UPPER_CASE: "small" and "mid-size"; write "SMALL"');
      expect(only?.places?.map((place) => place.slice(-2).join(' '))).to.deep.equal(['0 const', '2 const']);
    }
    // A constant that is something else as well, and one beside a type, are judged where they stand.
    expect(find("{S: {oneOf: [{$ref: '#/components/schemas/T'}, {type: integer}]}, T: {const: small}}")).to.deep.equal([
      'T const',
    ]);
  });

  it('takes alternatives with a list of one value each for one list', () => {
    const branches = '[{type: string, enum: [small]}, {type: string, enum: [mid-size]}, {const: LARGE}]';
    const [only, ...others] = findings(enumValues, `components: {schemas: {S: {oneOf: ${branches}}}}`);
    expect(others).to.deep.equal([]);
    expect(only?.message).to.include('2 of 3 values are not UPPER_CASE: "small" and "mid-size"');
  });

  const ofProperty = (name: string, value: string, beside = '') =>
    find(`{S: {type: object, properties: {${name}: {type: string, enum: ['${value}']}${beside}}}}`);

  for (const value of ['A', 'A_1', '3D', '_', '2026'])
    it(`takes ${value}`, () => expect(ofProperty('kind', value)).to.deep.equal([]));
  for (const value of ['a', 'A-B', 'A B', 'Ab', '', 'Ä', 'A.B', ' A']) {
    it(`finds "${value}"`, () => expect(ofProperty('kind', value)).to.deep.equal(['S properties kind enum']));
  }
  it('knows the standard of a field whose schema is a definition of the object', () => {
    const ofDefinition = (name: string, value: string) =>
      find(
        `{S: {type: object, properties: {${name}: {$ref: '#/components/schemas/S/$defs/T'}}, $defs: {T: {type: string, enum: ['${value}']}}}}`,
      );
    expect(ofDefinition('mimeType', 'image/png')).to.deep.equal([]);
    expect(ofDefinition('weightUnit', 'kg')).to.deep.equal([]);
    expect(ofDefinition('kind', 'small')).to.deep.equal(['S $defs T enum']);
  });
  it('names the UPPER_CASE value', () => {
    const text = `${HEAD}components: {schemas: {S: {enum: [inProgress, 2x]}}}`;
    expect(messagesOf(enumValues, text)).to.deep.equal([
      '2 of 2 values are not UPPER_CASE: "inProgress" and "2x"; write "IN_PROGRESS" and "2X", or name the standard that spells them in x-lintel.standard (§2.1)',
    ]);
    const [one] = messagesOf(enumValues, text.replace('inProgress', 'PAID'));
    expect(one).to.include('"2x" is not UPPER_CASE; write "2X", or name the standard that spells it');
  });
  it('shows the first of many values, and their number', () => {
    const values = ['cover.size_64x64', 'a', 'B', 'c', 'd', 'e', 'f'];
    expect(told(`{S: {enum: [${values}]}}`)).to.deep.equal([
      '6 of 7 values are not UPPER_CASE: "cover.size_64x64", "a", "c", "d", "e", …; write "COVER_SIZE_64X64", "A", "C", "D", "E", …, or name the standard that spells them in x-lintel.standard (§2.1)',
    ]);
  });
  it('stands for each value, in two lists of one schema as well', () => {
    const text = `${HEAD}components: {schemas: {S: {enum: [a, B, c], x-ms-enum: {values: [{value: a}, {value: B}]}}}}`;
    const [found] = findings(enumValues, text);
    expect(found?.places?.map((path) => path.slice(3).join(' '))).to.deep.equal([
      'enum 0',
      'enum 2',
      'x-ms-enum values 0 value',
    ]);
    expect(found?.message).to.include('2 of 3 values are not UPPER_CASE: "a" and "c"; write "A" and "C"');
  });
  const told = (schemas: string) => messagesOf(enumValues, `${HEAD}components: {schemas: ${schemas}}`);
  const remedyOf = (value: string) => /write "(.*?)",? or/.exec(told(`{S: {enum: ['${value}']}}`)[0] ?? '')?.[1];

  for (const [value, upper] of [
    ['iOS', 'IOS'],
    ['AsC', 'ASC'],
    ['TLSv1.2', 'TLSV1_2'],
    ['JWTs', 'JWTS'],
    ['write JWTs to expire', 'WRITE_JWTS_TO_EXPIRE'],
    ['eCommerce', 'E_COMMERCE'],
    ['useQRCode', 'USE_QR_CODE'],
    ['planB', 'PLAN_B'],
  ] as const) {
    it(`proposes ${upper} for ${value}`, () => expect(remedyOf(value)).to.equal(upper));
  }
  it('has a listed value written for an example that is none', () => {
    const said = (values: string, example: string) =>
      messagesOf(
        enumValues,
        `components: {schemas: {S: {type: string, pattern: '^[0-9A-Z_]+$', enum: ${values}, example: ${example}}}}`,
      );
    expect(said('[ADMIN, CUSTOMER]', 'CUSTOMER or ADMIN')).to.deep.equal([
      '"CUSTOMER or ADMIN" is neither UPPER_CASE nor listed; write a listed value, such as "CUSTOMER" (§2.1)',
    ]);
    expect(said('[GUEST, MEMBER]', 'kind')).to.deep.equal([
      '"kind" is neither UPPER_CASE nor listed; write a listed value, such as "GUEST" (§2.1)',
    ]);
    expect(said('[GUEST, MEMBER]', 'guest')[0]).to.include('"guest" is not UPPER_CASE; write "GUEST"');
  });

  it('names the listed value that is meant, whatever its case', () => {
    expect(told('{S: {enum: [whatsapp, IN_STORE], examples: [whAtsAPP, in_Store]}}').slice(1)).to.deep.equal([
      '"whAtsAPP" is not UPPER_CASE; write "WHATSAPP", or name the standard that spells it in x-lintel.standard (§2.1)',
      '"in_Store" is not UPPER_CASE; write "IN_STORE", or name the standard that spells it in x-lintel.standard (§2.1)',
    ]);
  });
  it('names no value that is meant by another listed one', () => {
    const [both] = told("{S: {enum: ['red', 'red*', 'BLUE', 'blue']}}");
    expect(both).to.include(
      '3 of 4 values are not UPPER_CASE: "red", "red*" and "blue"; write "RED" and leave "blue" out',
    );
    const [star] = told("{S: {enum: ['RED', 'red*']}}");
    expect(star).to.include('"red*" is not UPPER_CASE; use upper-case letters, digits and underscores only');
    const [beside] = told("{S: {enum: ['BLUE', 'blue']}}");
    expect(beside).to.include('"blue" is not UPPER_CASE; leave it out beside "BLUE", or name');
    const [pattern] = told("{S: {type: string, pattern: '^(red|red:|green)$'}}");
    expect(pattern).to.include('write "RED" and "GREEN"');
  });
  it('asks nothing but the standard where the format is one that UPPER_CASE would break', () => {
    for (const format of ['date', 'uri', 'uuid']) {
      const [one] = told(`{S: {type: string, format: ${format}, enum: ['2022-11-28']}}`);
      expect(one).to.equal(
        '"2022-11-28" is not UPPER_CASE; name the standard that spells it in x-lintel.standard (§2.1)',
      );
    }
    const [other] = told("{S: {type: string, format: word, enum: ['in-transit']}}");
    expect(other).to.include('write "IN_TRANSIT", or name the standard');
  });
  it('makes no word of an address', () => {
    const [address] = told("{S: {enum: ['https://x.example/ns#core']}}");
    expect(address).to.include('is not UPPER_CASE; use upper-case letters, digits and underscores only');
  });
  it('does not send a value away beside itself', () => {
    const [mark] = told("{S: {type: string, pattern: '^[N|Y]$'}}");
    expect(mark).to.include('"|", which is not UPPER_CASE; use upper-case letters, digits and underscores only');
  });
  it('proposes type boolean for "true" and "false" alone', () => {
    const [only] = findings(
      enumValues,
      "components: {schemas: {S: {type: object, properties: {isActive: {type: string, enum: ['true', 'false']}}}}}",
    );
    expect(only?.message).to.match(/"true" and "false"; write type boolean in place of the strings \(/);
    const [other] = findings(enumValues, "components: {schemas: {S: {type: string, enum: ['true', 'false', never]}}}");
    expect(other?.message).to.include('write "TRUE"');
  });

  it('names the direction of sorting that is meant', () => {
    const order = '{name: order, in: query, schema: {type: string, enum: [asc, desc]}, example: DeSc}';
    const text = `${HEAD}components: {parameters: {P: ${order}}}`;
    expect(messagesOf(enumValues, text)).to.deep.equal([
      '"DeSc" is neither UPPER_CASE nor lower-case; write "desc" (§2.1)',
    ]);
  });
  it('judges strings only, in parameters and headers too', () => {
    expect(find('{S: {enum: [1, true, null, {a: b}, [c]]}}')).to.deep.equal([]);
    const text = `${HEAD}components: {parameters: {P: {name: kind, in: query, schema: {enum: [a]}}}, headers: {Mode: {schema: {enum: [b]}}}}`;
    expect(places(enumValues, text)).to.have.lengthOf(2);
  });
  it('judges lists that document values, and const', () => {
    expect(find('{S: {x-extensible-enum: [a, B]}, T: {const: c}, U: {x-ms-enum: {values: [d]}}}')).to.deep.equal([
      'S x-extensible-enum',
      'T const',
      'U x-ms-enum',
    ]);
  });

  describe('patterns, defaults and examples', () => {
    it('a pattern that lists values is found once', () => {
      expect(find("{S: {type: string, pattern: '^(asc|desc)$', default: asc, example: desc}}")).to.deep.equal([
        'S pattern',
      ]);
      expect(find("{S: {type: string, pattern: '^[a-z]+$', default: asc}}")).to.deep.equal([]);
    });
    it('a default and examples are found where the pattern says that the field is enumerated', () => {
      expect(
        placesInSchemas(
          enumValues,
          "{S: {type: string, pattern: '^[0-9A-Z_]+$', default: pending, examples: [DONE, done]}}",
        ).sort(),
      ).to.deep.equal(['S default', 'S examples 1']);
    });
    it('a default is found that is listed nowhere; a listed one is the list’s', () => {
      expect(find('{S: {enum: [A], default: b}, T: {enum: [c], default: c}}')).to.deep.equal(['T enum', 'S default']);
    });
    it('examples of whole bodies are walked', () => {
      const schema = "{type: object, properties: {kind: {$ref: '#/components/schemas/K'}, text: {type: string}}}";
      const text = posted(schema, '{K: {enum: [A], description: d}}', ', example: {kind: b, text: c}');
      expect(places(enumValues, text).map((path) => path.split(' ').at(-1))).to.deep.equal(['kind', 'kind']);
    });
  });

  describe('standards', () => {
    const fits: [string, string][] = [
      ['language', 'en-US'],
      ['preferredLanguage', 'zh-Hant-TW'],
      ['languageCode', 'de'],
      ['lang', 'fr'],
      ['locale', 'pt-BR'],
      ['timezone', 'Europe/Berlin'],
      ['provinceCode', 'US-CA'],
      ['timeZone', 'Etc/GMT+1'],
      ...['Cuba', 'Eire', 'GB-Eire', 'GMT+0', 'Greenwich', 'Navajo', 'W-SU', 'Factory', 'Zulu'].map(
        (name): [string, string] => ['timezone', name],
      ),
      ['mimeType', 'image/svg+xml'],
      ['contentType', 'application/json; charset=UTF-8'],
      ['uom', 'mm[Hg]'],
      ['weightUnit', 'kg'],
      ['unit', 'm/s2'],
      ['sortOrder', 'desc'],
    ];
    const fails: [string, string][] = [
      ['language', 'foo bar'],
      ['language', 'en_US'],
      ['programmingLanguage', 'go'],
      ['timezone', 'utc'],
      ['province', 'DE-ZZ'],
      ['countryCode', 'de'],
      ['kind', 'Cuba'],
      ['mimeType', 'png'],
      ['unit', 'kilogram'],
      ['language', 'python'],
      ['sortOrder', 'ascending'],
      ['direction', 'asc'],
      ['languageCount', 'en'],
    ];
    for (const [name, value] of fits)
      it(`takes ${name} ${value}`, () => expect(ofProperty(name, value)).to.deep.equal([]));
    for (const [name, value] of fails)
      it(`finds ${name} ${value}`, () => expect(ofProperty(name, value)).to.have.lengthOf(1));

    it('leaves codes to the rules about them, if these run', () => {
      const rules = [enumValues, ...rulesOfSection('2.3'), linkMethods].map(
        (rule): Rule => ({ ...rule, severity: 'error' }),
      );
      const left = (name: string, value: string, beside = '') =>
        findings(
          rules,
          `components: {schemas: {S: {properties: {${name}: {type: string, enum: ['${value}']}${beside}}}}}`,
        )
          .map(({ rule }) => rule)
          .includes('enum-values');
      for (const [name, value, beside] of [
        ['countryCode', 'Germany'],
        ['countryCode', 'de'],
        ['currency', 'Euro', ', value: {}'],
        ['currency', 'eur', ', value: {}'],
        ['method', 'get', ', href: {}, rel: {}'],
      ] as const) {
        expect(ofProperty(name, value, beside), value).to.have.lengthOf(1);
        expect(left(name, value, beside), value).to.equal(false);
      }
      expect(left('currency', 'Euro')).to.equal(true);
      const use = "{$ref: '#/components/schemas/L'}";
      const shared = `{A: {properties: {countryCode: ${use}, kind: ${use}}}, L: {type: string, enum: [Germany]}}`;
      expect(find(shared)).to.deep.equal(['L enum']);
    });

    it('finds them in a run of section 2.1 alone', () => {
      const schemas = '{S: {properties: {countryCode: {type: string, enum: [Germany, France]}}}}';
      expect(placesBySection('2.1', `components: {schemas: ${schemas}}`)).to.deep.equal([
        'enum-values components schemas S properties countryCode enum',
      ]);
    });

    it('takes JSON Patch op, link rel, and error location in their objects only', () => {
      expect(ofProperty('op', 'add', ', path: {}')).to.deep.equal([]);
      expect(ofProperty('op', 'add')).to.have.lengthOf(1);
      expect(ofProperty('rel', 'self', ', href: {}')).to.deep.equal([]);
      expect(ofProperty('rel', 'self')).to.have.lengthOf(1);
      expect(ofProperty('location', 'body', ', issue: {}')).to.deep.equal([]);
      expect(ofProperty('location', 'inside')).to.have.lengthOf(1);
      expect(ofProperty('type', 'image/png', ', size: {}, url: {}')).to.deep.equal([]);
    });
    it('takes op in what a JSON Patch holds, even where path is missing', () => {
      const text = (type: string) =>
        `${HEAD}paths: {/a: {patch: {requestBody: {content: {${type}: {schema: {type: array, items: {$ref: '#/components/schemas/C'}}}}}}}}\ncomponents: {schemas: {C: {allOf: [{type: object, properties: {op: {enum: [add]}}}]}}}`;
      expect(places(enumValues, text('application/json-patch+json'))).to.deep.equal([]);
      expect(places(enumValues, text('application/json'))).to.have.lengthOf(1);
    });
    it('takes standard headers, and no custom ones', () => {
      const header = (name: string) =>
        `{name: ${name}, in: header, schema: {type: array, items: {enum: [respond-async]}}}`;
      expect(places(enumValues, `${HEAD}components: {parameters: {P: ${header('PREFER')}}}`)).to.deep.equal([]);
      expect(places(enumValues, `${HEAD}components: {parameters: {P: ${header('Acme-Prefer')}}}`)).to.have.lengthOf(1);
      const shared = (name: string) =>
        `${HEAD}paths: {/a: {get: {responses: {'200': {headers: {${name}: {$ref: '#/components/headers/H'}}}}}}}\ncomponents: {headers: {H: {schema: {enum: [no-cache]}}}}`;
      expect(places(enumValues, shared('Cache-Control'))).to.deep.equal([]);
      expect(places(enumValues, shared('Acme-Cache'))).to.have.lengthOf(1);
    });
    it('takes the property names that sortBy lists, as a parameter', () => {
      const text = (name: string) =>
        `${HEAD}components: {parameters: {P: {name: ${name}, in: query, schema: {enum: [createTime]}}}}`;
      expect(places(enumValues, text('sortBy'))).to.deep.equal([]);
      expect(places(enumValues, text('view'))).to.have.lengthOf(1);
    });
    it('a shared schema is right only when it is right everywhere; it is found once', () => {
      const use = "{$ref: '#/components/schemas/L'}";
      expect(find(`{L: {enum: [en]}, S: {properties: {language: ${use}, lang: ${use}}}}`)).to.deep.equal([]);
      expect(find(`{L: {enum: [en]}, S: {properties: {language: ${use}, mode: ${use}, kind: ${use}}}}`)).to.deep.equal([
        'L enum',
      ]);
      expect(
        find(`{Language: {enum: [en]}, S: {properties: {target: {$ref: '#/components/schemas/Language'}}}}`),
      ).to.deep.equal([]);
    });
    it('takes values under an annotation, at the schema or above it', () => {
      expect(find('{S: {x-lintel: {standard: ISO 1}, properties: {kind: {enum: [a]}}}}')).to.deep.equal([]);
    });
    it('says which standard the value misses', () => {
      const text = `${HEAD}components: {schemas: {S: {properties: {language: {enum: [en_US]}}}}}`;
      const [found] = findings(enumValues, text);
      expect(found?.message).to.equal('"en_US" is neither UPPER_CASE nor a BCP-47 tag; write "en-US" (§2.1)');
    });
    it('names the UPPER_CASE value as well where no listed value is of the standard', () => {
      const of = (name: string, values: string) => told(`{S: {properties: {${name}: {enum: [${values}]}}}}`);
      expect(of('unit', 'day, month')).to.deep.equal([
        '2 of 2 values are neither UPPER_CASE nor a UCUM unit: "day" and "month"; write "DAY" and "MONTH", or a UCUM unit such as "kg" (§2.1)',
      ]);
      expect(of('contentType', 'checkbox, TEXT')).to.deep.equal([
        '"checkbox" is neither UPPER_CASE nor a media type; write "CHECKBOX", or a media type such as "image/png" (§2.1)',
      ]);
      expect(of('unit', 'kg, pounds')[0]).to.include('; write a UCUM unit such as "kg"');
    });
    it('takes no kind of variant for a media type, where one variant has a size, and another one a URL', () => {
      const variant = (type: string, beside: string) =>
        `{type: object, properties: {type: {enum: [${type}]}, ${beside}: {type: string}}}`;
      const union = (kind: string) =>
        told(`{C: {${kind}: [${variant('spacer', 'size')}, ${variant('image', 'url')}, ${variant('text', 'id')}]}}`);
      for (const message of [...union('oneOf'), ...union('anyOf')]) expect(message).not.to.include('media type');
      expect(told('{F: {properties: {type: {enum: [text]}, size: {}, url: {}}}}')[0]).to.include('media type');
    });
    it('says UPPER_CASE of the language of program text', () => {
      const [found] = findings(
        enumValues,
        `${HEAD}components: {schemas: {S: {properties: {language: {enum: [python, go]}}}}}`,
      );
      expect(found?.message).to.include('2 of 2 values are not UPPER_CASE: "python" and "go"; write "PYTHON" and "GO"');
    });
    it('takes the media type in an attribute that CloudEvents write in one word', () => {
      const property = (name: string) =>
        `{S: {type: object, properties: {${name}: {type: string, enum: [application/json]}}}}`;
      expect(find(property('datacontenttype'))).to.deep.equal([]);
      expect(find(property('dataform'))).to.deep.equal(['S properties dataform enum']);
    });

    it('leaves human-readable text alone', () => {
      expect(ofProperty('message', 'The card has expired.')).to.deep.equal([]);
      expect(ofProperty('message', 'expired')).to.have.lengthOf(1);
    });
  });
});
