import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';
const SECTION = Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === '4.3');

function found(yaml: string, head = HEAD, files: Readonly<Record<string, string>> = {}) {
  return lintText({ text: head + yaml, files }, SECTION).map(({ rule, path, source, message }) => ({
    at: `${rule} ${source === 'openapi.yaml' ? '' : `${source} `}${path.join(' ')}`,
    message,
  }));
}

/** What the rules of the section find: rule and path. */
function places(yaml: string, files: Readonly<Record<string, string>> = {}, head = HEAD): string[] {
  return found(yaml, head, files).map(({ at }) => at);
}

const PAGE =
  "'200': {content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}}";

/** GET of a collection with query parameters, each as a flow map without braces. */
function list(...parameters: string[]): string {
  const flow = parameters.map((each) => (each.startsWith('$ref') ? `{${each}}` : `{in: query, ${each}}`));
  return `{get: {parameters: [${flow.join(', ')}], responses: {${PAGE}}}}`;
}

/** Rule and index of the parameter, of one collection. */
function inList(...parameters: string[]): string[] {
  return places(`paths: {/v1/shop/orders: ${list(...parameters)}}`).map((at) =>
    at.replace('paths /v1/shop/orders get parameters ', ''),
  );
}

/** The names that a name on a collection is to be replaced by. */
function remedies(...parameters: string[]): string[] {
  return found(`paths: {/v1/shop/orders: ${list(...parameters)}}`).map(
    ({ message }) => /; write (\S+?),? .*\(§4\.3\)$/.exec(message)?.[1] ?? message,
  );
}

const TIME = 'schema: {type: string, format: date-time}';
const TEXT = 'schema: {type: string}';
const DIRECTIONS = 'schema: {type: string, enum: [asc, desc], default: asc}';

describe('rules of section 4.3', () => {
  describe('on odd input', () => {
    const odd = [
      'name: filter, schema: 3',
      'name: filter, schema: , example: {}',
      'name: filter, schema: {type: [string, 4]}, examples: [1]',
      'name: filter, content: {application/json: 5}',
      'name: fields, schema: {type: string, enum: 3, default: [a]}, example: {a: 1}',
      'name: sort, schema: {type: string, enum: [null, 3, {}], example: []}',
      'name: sortOrder, schema: {enum: {}}',
      'name: sortOrder, schema: {type: string, pattern: 5, x-extensible-enum: {a: 1}}',
      'name: sortOrder, schema: {type: string, pattern: "("}',
      'name: sortBy, description: 5',
      'name: since, schema: [], description: []',
      'name: startTime',
      'name: After, schema: true',
      'name: "<", schema: {}',
      'name: 5',
      "name: ''",
      '$ref: "#/nowhere"',
    ];
    for (const parameter of odd) {
      it(`does not fail: ${parameter}`, () => {
        const own = parameter.startsWith('$ref') ? `{${parameter}}` : `{in: query, ${parameter}}`;
        for (const version of ['3.0.3', '3.1.0']) {
          const text = `openapi: ${version}\npaths: {/v1/shop/orders: {parameters: [${own}, 3, ], get: {responses: {${PAGE}}}, post: 4}}\ncomponents: {parameters: {A: ${own}, B: 7}}`;
          expect(() => lintText({ text }, SECTION)).not.to.throw();
        }
      });
    }

    it('does not fail on many parameters', () => {
      const many = Array.from({ length: 3000 }, (_, index) => `name: sort${index}, ${TEXT}`);
      expect(() => inList(...many, `name: filter, ${TEXT}, example: '${'a:1,'.repeat(5000)}'`)).not.to.throw();
    });
  });

  describe('filter', () => {
    const filter = (more: string) => inList(`name: filter, ${more}`);

    it('is a string, and no JSON', () => {
      expect(filter('schema: {type: object}')).to.deep.equal(['filter 0 schema type']);
      expect(filter('schema: {type: [string, array]}')).to.deep.equal(['filter 0 schema type']);
      expect(filter('schema: {oneOf: [{type: string}, {type: object}]}')).to.deep.equal(['filter 0 schema']);
      expect(filter('content: {application/json: {schema: {type: object}}}')).to.deep.equal([
        'filter 0 content application/json',
      ]);
      expect(filter('schema: {type: string}')).to.deep.equal([]);
      expect(filter("schema: {type: [string, 'null']}")).to.deep.equal([]);
      expect(filter('schema: {}')).to.deep.equal(['filter 0 schema']);
      expect(filter("schema: {allOf: [{$ref: 'missing.yaml'}]}")).to.deep.equal([]);
      expect(filter('description: A filter.')).to.deep.equal([]);
    });

    it('has examples that can be read, wherever they are given', () => {
      const schema = 'schema: {type: string, default: a=1, example: b=1, examples: [c=1], enum: [d=1]}';
      expect(filter(`${schema}, example: e=1`)).to.have.members([
        'filter 0 schema enum',
        'filter 0 schema default',
        'filter 0 schema example',
        'filter 0 schema examples 0',
        'filter 0 example',
      ]);
      expect(filter(`${TEXT}, example: {a: 1}`)).to.deep.equal(['filter 0 example']);
      expect(filter(`schema: {type: array}, example: a=1`)).to.deep.equal(['filter 0 schema type']);
      expect(filter(`schema: {type: string, default: ''}`)).to.deep.equal([]);
    });

    it('is told where the example goes wrong', () => {
      const [first] = found(`paths: {/v1/shop/orders: ${list(`name: filter, ${TEXT}, example: 'a:1,b=2'`)}}`);
      expect(first?.message).to.match(
        /^the example "a:1,b=2" of filter cannot be read: expected an operator .*, found "=", at character 6; write a text such as "status:OPEN,total>:100" \(§4\.3\)$/,
      );
    });

    it('is judged once where it is written, also in another file and in components that nobody uses', () => {
      const files = {
        'shared.yaml': 'Filter: {name: filter, in: query, schema: {type: array}}\nText: {type: array}',
      };
      const twice = `paths: {/v1/shop/orders: ${list("$ref: 'shared.yaml#/Filter'")}, /v1/shop/notes: ${list("$ref: 'shared.yaml#/Filter'", "name: filter, schema: {$ref: 'shared.yaml#/Text'}")}}`;
      expect(places(twice, files)).to.deep.equal([
        'filter shared.yaml Filter schema type',
        'filter shared.yaml Text type',
      ]);
      expect(places(`components: {parameters: {F: {name: filter, in: query, schema: {type: array}}}}`)).to.deep.equal([
        'filter components parameters F schema type',
      ]);
      const example = `components: {parameters: {F: {name: filter, in: query, ${TEXT}, examples: {a: {$ref: '#/components/examples/A'}}}}, examples: {A: {value: a=1}}}`;
      expect(places(example)).to.deep.equal(['filter components examples A value']);
    });

    it('is told at the use where others share its schema, and leaves their examples alone', () => {
      const shared = (type: string) =>
        `paths: {/v1/shop/orders: ${list("name: filter, schema: {$ref: '#/components/schemas/T'}, example: 'a:1'", "name: other, schema: {$ref: '#/components/schemas/T'}, example: x=1")}}\ncomponents: {schemas: {T: {type: ${type}}}}`;
      expect(places(shared('string'))).to.deep.equal([]);
      expect(places(shared('array'))).to.deep.equal(['filter paths /v1/shop/orders get parameters 0 schema']);
    });

    it('is judged in OpenAPI 3.0 and beside a reference of 3.1', () => {
      expect(
        places(
          'components: {parameters: {F: {name: filter, in: query, schema: {type: array}}}}',
          {},
          'openapi: 3.0.3\n',
        ),
      ).to.have.lengthOf(1);
      const beside = `components: {schemas: {F: {type: string}}, parameters: {F: {name: filter, in: query, schema: {$ref: '#/components/schemas/F', examples: [a=1]}}}}`;
      expect(places(beside)).to.deep.equal(['filter components parameters F schema examples 0']);
    });
  });

  describe('fields', () => {
    it('is a string of names', () => {
      expect(inList('name: fields, schema: {type: array, items: {type: string}}')).to.deep.equal([
        'fields 0 schema type',
      ]);
      expect(inList(`name: fields, ${TEXT}, example: 'id|name'`)).to.deep.equal(['fields 0 example']);
      for (const good of ['id', 'id,name', 'id, name', 'a.b,c', '*', 'all']) {
        expect(inList(`name: fields, ${TEXT}, example: '${good}'`), good).to.deep.equal([]);
      }
    });

    it('is judged on a single resource', () => {
      const yaml = `paths: {'/v1/shop/orders/{id}': {get: {parameters: [{name: fields, in: query, schema: {type: boolean}}]}}}`;
      expect(places(yaml)).to.deep.equal(['fields paths /v1/shop/orders/{id} get parameters 0 schema type']);
    });
  });

  describe('time-range-names', () => {
    const cases: [string, string, string][] = [
      ['from', TIME, 'startTime'],
      ['to', TIME, 'endTime'],
      ['since', TIME, 'startTime'],
      ['until', TEXT, 'endTime'],
      ['start', TIME, 'startTime'],
      ['end', "schema: {type: integer}, description: 'Unix time.'", 'endTime'],
      ['start_date', 'schema: {type: string, format: date}', 'startTime'],
      ['endDate', TEXT, 'endTime'],
      ['dateFrom', TEXT, 'startTime'],
      ['date_to', TEXT, 'endTime'],
      ['start-time', TIME, 'startTime'],
      ['EndTime', TIME, 'endTime'],
      ['fromDate', TEXT, 'startTime'],
      ['toTime', TEXT, 'endTime'],
      ['after', TIME, 'startTime'],
      ['before', TIME, 'endTime'],
      ['minDate', TEXT, 'startTime'],
      ['created_after', TIME, 'createdAfter'],
      ['updated-before', TIME, 'updatedBefore'],
      ['createdSince', TEXT, 'createdAfter'],
      ['createdUntil', TEXT, 'createdBefore'],
      ['createdFrom', TIME, 'createdAfter'],
      ['created_to', TIME, 'createdBefore'],
      ["'created[gte]'", TIME, 'createdAfter'],
      ["'DateCreated<'", TIME, 'dateCreatedBefore'],
    ];
    for (const [name, more, instead] of cases) {
      it(`has ${instead} for ${name}`, () => {
        expect(remedies(`name: ${name}, ${more}`).map((one) => one.replace(/ \(§4\.3\)$/, ''))).to.satisfy(
          ([message, ...others]: string[]) =>
            others.length === 0 && (message === instead || message?.endsWith(`; write ${instead}`)),
        );
      });
    }

    const right: [string, string][] = [
      ['from', "schema: {type: string}, description: 'Currency to convert from.'"],
      ['to', TEXT],
      ['from', 'schema: {type: array}'],
      ['since', "schema: {type: integer}, description: 'The identifier of the last user that was seen.'"],
      ['until', 'schema: {type: boolean}'],
      ['start', TEXT],
      ['after', TEXT],
      ['validFrom', TIME],
      ['valid_until', TIME],
      ['shippedTo', TEXT],
      ['due_date', 'schema: {type: string, format: date}'],
      ['startDateType', TEXT],
      ['timezone', TEXT],
    ];
    for (const [name, more] of right) {
      it(`has nothing for ${name} with ${more}`, () => expect(inList(`name: ${name}, ${more}`)).to.deep.equal([]));
    }

    it('takes from and to together for a time range where nothing else is said', () => {
      const pair = (more: string) => inList(`name: from, ${more}`, `name: to, ${more}`);
      expect(pair(TEXT)).to.deep.equal(['time-range-names 0 name', 'time-range-names 1 name']);
      expect(pair('schema: {type: integer}')).to.have.lengthOf(2);
      for (const other of ['enum: [EUR]', 'maxLength: 3', "pattern: '^[A-Z]+$'", 'format: uuid', 'example: Rome']) {
        expect(pair(`schema: {type: string, ${other}}`), other).to.deep.equal([]);
      }
      expect(pair(`${TEXT}, description: An airport.`)).to.deep.equal([]);
    });

    it('takes a name that stands beside bounds of its own for a property', () => {
      expect(
        inList(`name: StartTime, ${TIME}`, `name: 'StartTime<', ${TIME}`, `name: 'StartTime>', ${TIME}`),
      ).to.deep.equal(['time-range-names 1 name', 'time-range-names 2 name']);
    });

    it('judges parameters wherever they are defined, and no webhooks and callbacks', () => {
      const parameter = `{name: start_date, in: query, ${TIME}}`;
      const yaml = `
paths:
  /v1/shop/orders:
    parameters: [${parameter}]
    post:
      callbacks: { done: { '{$url}': { get: { parameters: [${parameter}] } } } }
webhooks: { done: { get: { parameters: [${parameter}, {$ref: '#/components/parameters/Sent'}] } } }
components: { parameters: { Start: ${parameter}, Sent: ${parameter}, H: {name: since, in: header, ${TIME}} } }
`;
      expect(places(yaml)).to.have.members([
        'time-range-names paths /v1/shop/orders parameters 0 name',
        'time-range-names components parameters Start name',
      ]);
    });

    it('judges the properties that an object parameter spreads', () => {
      const yaml =
        'name: range, schema: {type: object, properties: {fromDate: {type: string}, toDate: {type: string}}}';
      expect(inList(yaml)).to.deep.equal([
        'time-range-names 0 schema properties fromDate',
        'time-range-names 0 schema properties toDate',
      ]);
    });

    it('tells a name in place of the rule about the form of names', () => {
      const text = `${HEAD}paths: {/v1/shop/orders: ${list(`name: start_date, ${TIME}`, `name: page_size`, `name: order_status`)}}`;
      const names = lintText(
        { text },
        Object.values(RULES).filter(({ extensions }) => extensions.lintel.id === 'query-names'),
      );
      expect(names.map(({ path }) => path.join(' '))).to.deep.equal(['paths /v1/shop/orders get parameters 2 name']);
    });
  });

  describe('time-range-pairs', () => {
    it('wants both ends', () => {
      expect(inList(`name: endTime, ${TIME}`)).to.deep.equal(['time-range-pairs 0']);
      expect(inList(`name: createdAfter, ${TIME}`)).to.deep.equal(['time-range-pairs 0']);
      expect(inList('name: createdAfter')).to.deep.equal(['time-range-pairs 0']);
      expect(inList(`name: createdAfter, ${TIME}`, `name: updatedBefore, ${TIME}`)).to.deep.equal([
        'time-range-pairs 0',
        'time-range-pairs 1',
      ]);
      expect(inList(`name: createdAfter, ${TIME}`, `name: createdBefore, ${TIME}`)).to.deep.equal([]);
      expect(inList(`name: createdAfter, ${TIME}`, `name: endTime, ${TIME}`, `name: startTime, ${TIME}`)).to.deep.equal(
        ['time-range-pairs 0'],
      );
    });

    it('takes an end by another name for the other end, and leaves it to the rule about names', () => {
      expect(inList(`name: startTime, ${TIME}`, `name: until, ${TIME}`)).to.deep.equal(['time-range-names 1 name']);
      expect(inList(`name: since, ${TIME}`)).to.deep.equal(['time-range-names 0 name']);
    });

    it('does not speak of what is no time, and of what is no list', () => {
      expect(inList('name: lineAfter, schema: {type: string}', 'name: after, schema: {type: string}')).to.deep.equal(
        [],
      );
      const item = `paths: {'/v1/shop/orders/{id}': {get: {parameters: [{name: startTime, in: query, ${TIME}}]}, put: {}}}`;
      expect(places(item)).to.deep.equal([]);
    });

    it('is told once at a path item, and where a component is used', () => {
      const shared = `{$ref: '#/components/parameters/S'}`;
      const yaml = `
paths:
  /v1/shop/orders: { parameters: [${shared}], get: { responses: {${PAGE}} } }
  /v1/shop/notes: { get: { parameters: [${shared}, {name: endTime, in: query, ${TIME}}], responses: {${PAGE}} } }
components: { parameters: { S: {name: startTime, in: query, ${TIME}} } }
`;
      expect(places(yaml)).to.deep.equal(['time-range-pairs paths /v1/shop/orders parameters 0']);
    });
  });

  describe('sort-names', () => {
    const cases: [string, string, string][] = [
      ['orderBy', TEXT, 'sortBy'],
      ['order_by', TEXT, 'sortBy'],
      ['sort_by', TEXT, 'sortBy'],
      ["'$orderby'", TEXT, 'sortBy'],
      ['sortField', TEXT, 'sortBy'],
      ['order', "schema: {type: string}, description: 'Field to sort by.'", 'sortBy'],
      ['order', 'schema: {type: string, enum: [ASC, DESC]}', 'sortOrder'],
      ['order', "schema: {type: string}, description: 'asc or desc'", 'sortOrder'],
      ['sort_direction', TEXT, 'sortOrder'],
      ['sortDir', TEXT, 'sortOrder'],
      ['SortOrder', TEXT, 'sortOrder'],
      ['direction', 'schema: {type: string, enum: [ascending, descending]}', 'sortOrder'],
      ['descending', "schema: {type: boolean}, description: 'Sorts in descending order.'", 'sortOrder'],
    ];
    for (const [name, more, instead] of cases) {
      it(`has ${instead} for ${name} with ${more}`, () => {
        const [first, ...others] = found(`paths: {/v1/shop/things: ${list(`name: ${name}, ${more}`)}}`);
        expect(first?.message).to.match(new RegExp(`^query parameter .* is no name for sorting; write ${instead} `));
        expect(others).to.deep.equal([]);
      });
    }

    it('takes a direction beside a field to sort by for one of sorting', () => {
      expect(
        inList('name: direction, schema: {type: string}', `name: sortBy, ${TEXT}, description: Ascending.`),
      ).to.deep.equal(['sort-names 0 name']);
    });

    const right = [
      'name: order, schema: {type: string}',
      'name: direction, schema: {type: string, enum: [INBOUND, OUTBOUND]}',
      'name: direction, schema: {type: string}',
      'name: orderId, schema: {type: string}',
      'name: reverse, schema: {type: boolean}',
      'name: sorted, schema: {type: boolean}',
    ];
    for (const parameter of right) {
      it(`has nothing for ${parameter}`, () => expect(inList(parameter)).to.deep.equal([]));
    }
  });

  describe('sort-one-way', () => {
    const by = `name: sortBy, ${TEXT}`;
    const direction = `name: sortOrder, ${DIRECTIONS}`;

    it('has sort, or sortBy with sortOrder', () => {
      expect(inList(`name: sort, ${TEXT}`)).to.deep.equal([]);
      expect(inList(by, direction)).to.deep.equal([]);
      expect(inList(`name: sort, ${TEXT}`, direction)).to.deep.equal(['sort-one-way 0']);
      expect(inList(by, `name: sort, ${TEXT}`, direction)).to.deep.equal(['sort-one-way 1']);
      expect(inList(direction)).to.deep.equal(['sort-one-way 0']);
    });

    it('takes sortBy by another name for sortBy', () => {
      expect(inList(`name: orderBy, ${TEXT}`, direction)).to.deep.equal(['sort-names 0 name']);
    });

    it('looks at the parameters of the path item as well', () => {
      const yaml = `paths: {/v1/shop/orders: {parameters: [{in: query, name: sort, ${TEXT}}], get: {parameters: [{in: query, ${by}}, {in: query, ${direction}}]}}}`;
      expect(places(yaml)).to.deep.equal(['sort-one-way paths /v1/shop/orders parameters 0']);
    });
  });

  describe('sort-directions', () => {
    const by = `name: sortBy, ${TEXT}, description: In ascending order.`;
    const of = (more: string) => inList(by, `name: sortOrder, ${more}`);

    it('are asc and desc', () => {
      expect(of('schema: {type: string, enum: [asc, desc]}')).to.deep.equal([]);
      expect(of('schema: {type: string, enum: [desc, asc]}')).to.deep.equal([]);
      expect(of("schema: {type: string, pattern: '^(asc|desc)$'}")).to.deep.equal([]);
      expect(of('schema: {type: string, x-extensible-enum: [asc, desc]}')).to.deep.equal([]);
      expect(of("schema: {type: string}, description: 'Either asc or desc.'")).to.deep.equal([]);
      for (const wrong of ['[ASC, DESC]', '[ascending, descending]', '[asc]', '[asc, desc, none]', '[]']) {
        expect(of(`schema: {type: string, enum: ${wrong}}`), wrong).to.deep.equal(['sort-directions 1 schema enum']);
      }
      expect(of("schema: {type: string, pattern: '^(ASC|DESC)$'}")).to.deep.equal(['sort-directions 1 schema pattern']);
      expect(of('schema: {type: string, const: asc}')).to.deep.equal(['sort-directions 1 schema const']);
    });

    it('are documented, and right in examples', () => {
      expect(of(TEXT)).to.deep.equal(['sort-directions 1 schema']);
      expect(of(`${TEXT}, example: ASC`)).to.deep.equal(['sort-directions 1 example']);
      expect(of('schema: {type: string, default: up}')).to.deep.equal(['sort-directions 1 schema default']);
      const right = 'type: string, enum: [asc, desc]';
      expect(of(`schema: {${right}, default: DESC}`)).to.deep.equal(['sort-directions 1 schema default']);
      expect(of(`schema: {${right}}, examples: {one: {value: desc}, two: {value: Desc}}`)).to.deep.equal([
        'sort-directions 1 examples two value',
      ]);
      expect(of('schema: {type: string, enum: [ASC, DESC], default: ASC}')).to.deep.equal([
        'sort-directions 1 schema enum',
      ]);
      expect(of("schema: {type: string, pattern: '^(asc|desc)$', default: DESC}")).to.deep.equal([]);
    });

    it('are texts', () => {
      expect(of('schema: {type: boolean}')).to.deep.equal(['sort-directions 1 schema type']);
      expect(of('schema: {type: integer, enum: [1, -1]}')).to.deep.equal(['sort-directions 1 schema type']);
    });
  });

  describe('sort-default-direction', () => {
    const by = (more: string) => `name: sortBy, ${TEXT}, description: ${more}`;
    const direction = 'name: sortOrder, schema: {type: string, enum: [asc, desc]}';

    it('is told by sortBy, by sortOrder, or by the operation', () => {
      for (const text of ['In ascending order.', 'Newest first.', "'Default: desc'", 'Alphabetically.']) {
        expect(inList(by(text), direction), text).to.deep.equal([]);
      }
      expect(inList(by('The field.'), direction)).to.deep.equal(['sort-default-direction 0 name']);
      expect(inList(by('The field.'))).to.deep.equal(['sort-default-direction 0 name']);
      expect(inList(by('The field.'), `name: sortOrder, ${DIRECTIONS}`)).to.deep.equal([]);
      expect(inList(by('The field.'), `${direction}, description: The default is asc.`)).to.deep.equal([]);
      const operation = `paths: {/v1/shop/orders: {get: {description: 'Sorted in descending order.', parameters: [{in: query, ${by('The field.')}}]}}}`;
      expect(places(operation)).to.deep.equal([]);
    });

    it('may be told in components that nobody uses yet', () => {
      const component = (more: string) =>
        `components: {parameters: {B: {in: query, name: sortBy, ${TEXT}}, O: {in: query, name: sortOrder, schema: {type: string, enum: [asc, desc]${more}}}}}`;
      expect(places(component(', default: asc'))).to.deep.equal([]);
      expect(places(component(''))).to.deep.equal(['sort-default-direction components parameters B name']);
    });
  });

  describe('sort-terms', () => {
    const sort = (more: string) => inList(`name: sort, ${more}`);

    it('are fields with directions', () => {
      expect(sort(`${TEXT}, example: 'name|asc,total|desc'`)).to.deep.equal([]);
      for (const wrong of ['name', '-name', 'name:asc', 'name desc', 'name|up', 'name|asc;total|desc']) {
        expect(sort(`${TEXT}, example: '${wrong}'`), wrong).to.deep.equal(['sort-terms 0 example']);
      }
      expect(sort('schema: {type: array, items: {type: string}}')).to.deep.equal(['sort-terms 0 schema type']);
    });

    it('are told in the list where an example repeats it', () => {
      expect(
        sort("schema: {type: string, enum: ['name|asc', name, size], default: name}, example: name"),
      ).to.deep.equal(['sort-terms 0 schema enum']);
      expect(sort('schema: {type: string, default: name}, example: name')).to.deep.equal([
        'sort-terms 0 schema default',
      ]);
    });
  });
});
