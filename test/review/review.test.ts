import { expect } from 'chai';
import type { ApiReview, PathBranch } from '../../review/review.ts';
import { ORDERS } from './support/orders.ts';
import { cell, concerning, operation, reviewText, statement } from './support/review-text.ts';

describe('review of a description', () => {
  let review: ApiReview;
  before(async () => {
    review = await reviewText(ORDERS);
  });

  it('says what the API is', () => {
    const { title, version, openapi, size, file, documentation } = review;
    expect({ title, version, openapi, size, file, documentation }).to.deep.equal({
      title: 'Orders',
      version: '1.2.0',
      openapi: '3.1.0',
      size: { paths: 3, operations: 6, schemas: 3 },
      file: 'openapi.yaml',
      documentation: 'https://docs.example.com',
    });
  });

  it('counts the findings of each severity', () => {
    const of = (severity: string) => review.findings.filter((finding) => finding.severity === severity).length;
    expect(review.counts).to.deep.equal({ error: of('error'), warn: of('warn'), hint: of('hint') });
    expect(review.findings.length).to.be.greaterThan(10);
  });

  it('links to documentation by http only', async () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://a.example']) {
      const { documentation } = await reviewText(ORDERS.replace('https://docs.example.com', `"${url}"`));
      expect(documentation, url).to.equal(null);
    }
  });

  it('names its parts: operations, and components by their places', () => {
    const names = (kind: string) => review.regions.filter((one) => one.kind === kind).map(({ name }) => name);
    expect(names('operation')).to.include('POST /v1/shop/orders');
    expect(names('shared')).to.include('components/schemas/Order');
  });

  describe('operations that a finding concerns', () => {
    const everyOrder = [
      'GET /v1/shop/orders',
      'POST /v1/shop/orders',
      'GET /v1/shop/orders/{order_id}',
      'POST orderMade',
    ];

    it('are those that lead to a component, through others and through circles', () => {
      expect(concerning(review, 'property-names')).to.deep.include({
        'components › schemas › Order › properties › part_of': everyOrder,
        'components › schemas › Line › properties › unit_price': everyOrder,
      });
    });

    it('are none for a component that nothing uses', () => {
      expect(concerning(review, 'property-names')).to.deep.include({
        'components › schemas › Unused › properties › never_used': [],
      });
    });

    it('are those of the path for what the path shares', () => {
      expect(Object.values(concerning(review, 'path-parameters'))).to.deep.equal([
        ['GET /v1/shop/orders/{order_id}', 'DELETE /v1/shop/orders/{order_id}'],
      ]);
    });

    it('are all of them for what concerns the description as a whole', () => {
      for (const { cells } of review.operations)
        expect(cells.security).to.deep.equal({ verdict: 'broken', own: 0, shared: 1 });
    });

    it('are one for what stands in the operation itself', () => {
      expect(Object.values(concerning(review, 'boolean-names'))).to.deep.equal([['GET /v1/shop/health']]);
    });
  });

  describe('matrix', () => {
    it('distinguishes what is broken in an operation from what is broken in what it shares', () => {
      expect(cell(review, 'GET /v1/shop/health', 'payload')).to.include({ verdict: 'broken', shared: 0 });
      expect(cell(review, 'GET /v1/shop/health', 'payload').own).to.be.greaterThan(0);
      expect(cell(review, 'POST /v1/shop/orders', 'payload')).to.include({ verdict: 'broken', own: 0 });
      expect(cell(review, 'POST /v1/shop/orders', 'payload').shared).to.be.greaterThan(1);
    });

    it('takes a component that one operation alone leads to for a part of it', async () => {
      const text = ORDERS.replace(
        '{ type: object, properties: { is_up: { type: boolean } } }',
        "{ $ref: '#/components/schemas/Unused' }",
      );
      const { own, shared } = cell(await reviewText(text), 'GET /v1/shop/health', 'payload');
      expect({ own, shared }).to.deep.equal({ own: 1, shared: 0 });
    });

    it('says what holds, and what does not apply', () => {
      expect(cell(review, 'DELETE /v1/shop/orders/{order_id}', 'status').verdict).to.equal('holds');
      expect(cell(review, 'DELETE /v1/shop/orders/{order_id}', 'paging').verdict).to.equal('notApplicable');
      expect(cell(review, 'GET /v1/shop/orders', 'paging').verdict).to.equal('broken');
      expect(cell(review, 'GET /v1/shop/orders', 'files').verdict).to.equal('notApplicable');
    });

    it('asks where only a review rule reports', () => {
      expect(cell(review, 'POST /v1/shop/orders', 'idempotency')).to.include({ verdict: 'ask', own: 1 });
    });

    it('takes no query parameter for paging', () => {
      expect(cell(review, 'GET /v1/shop/orders/{order_id}', 'query').verdict).to.equal('holds');
      expect(cell(review, 'GET /v1/shop/orders/{order_id}', 'paging').verdict).to.equal('notApplicable');
    });

    it('has a row for each operation, those of webhooks too', () => {
      expect(operation(review, 'POST orderMade')).to.include({ kind: 'webhook', class: null, group: 'webhooks' });
      expect(operation(review, 'GET /v1/shop/orders')).to.include({ class: 'collection', group: '/v1/shop/orders' });
    });
  });

  describe('statements', () => {
    it('are broken where a rule found something, with the places judged', () => {
      const { verdict, judged, broken, findings, rules } = statement(review, '2.1/boolean-names');
      expect({ verdict, broken, findings }).to.deep.equal({ verdict: 'broken', broken: 1, findings: 1 });
      expect(judged).to.equal(2);
      expect(rules).to.include('boolean-names');
    });

    it('hold where places were judged and nothing was found', () => {
      expect(statement(review, '4.2/delete-no-content')).to.include({ verdict: 'holds', broken: 0 });
    });

    it('do not apply where nothing was judged', () => {
      expect(statement(review, '4.2/patch-json-patch')).to.include({ verdict: 'notApplicable', judged: 0 });
      expect(statement(review, '4.6/operations').verdict).to.equal('notApplicable');
    });

    it('are asked, or checked elsewhere, where no rule decides', () => {
      expect(statement(review, '9/tolerant-clients').verdict).to.equal('ask');
      expect(statement(review, '4.2/get-safe').verdict).to.equal('elsewhere');
      expect(statement(review, '4.5/offered').verdict).to.equal('ask');
    });

    it('are counted by section', () => {
      for (const { section, verdicts } of review.sections) {
        const own = review.statements.filter(({ id }) => id.startsWith(`${section}/`));
        expect(
          Object.values(verdicts).reduce((sum, number) => sum + number, 0),
          section,
        ).to.equal(own.length);
      }
      expect(review.sections.map(({ section }) => section).slice(0, 4)).to.deep.equal(['1', '2.1', '2.2', '2.3']);
    });
  });

  it('ranks by severity, reach and what is hard to change', () => {
    const { top } = review;
    expect(top.length).to.be.within(5, 10);
    expect(top[0]?.severity).to.equal('error');
    expect(top.find(({ rule }) => rule === 'property-names')).to.include({ breaking: true, count: 3 });
    expect(top.every(({ rule, example }) => review.findings[example]?.rule === rule)).to.equal(true);
  });

  it('puts first what is graver, what more operations have, and what breaks clients that it is mended for', () => {
    const order = review.top.map(({ rule, severity, operations, breaking, count }) =>
      [rule, severity, operations, breaking ? 'breaking' : 'compatible', count].join(' '),
    );
    expect(order).to.deep.equal([
      'property-names error 4 breaking 3',
      'no-number error 4 breaking 1',
      'bearer-security error 6 compatible 1',
      'content-language error 5 compatible 1',
      'string-length error 4 compatible 2',
      'created-links error 4 compatible 1',
      'boolean-names error 1 breaking 1',
      'path-parameters error 2 compatible 1',
      'schema-dialect warn 6 compatible 1',
      'errors-documented warn 5 compatible 1',
    ]);
  });

  it('shows as an example the finding that the most operations have', async () => {
    const schemas = `components:
  schemas:
    Small: { type: object, properties: { is_small: { type: boolean } } }
    Large: { type: object, properties: { is_large: { type: boolean } } }
`;
    const operation = (name: string) =>
      `{ get: { responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } } } } }`;
    const { top, findings } = await reviewText(`openapi: 3.1.0
info: { title: T, version: 1.0.0 }
paths:
  /v1/shop/a: ${operation('Small')}
  /v1/shop/b: ${operation('Large')}
  /v1/shop/c: ${operation('Large')}
${schemas}`);
    const names = top.find(({ rule }) => rule === 'boolean-names');
    expect(names).to.include({ operations: 3, count: 2 });
    expect(findings[names?.example ?? -1]?.pointer).to.contain('Large');
  });

  it('shows at most ten of what is worst, and none that only ask', () => {
    expect(review.top).to.have.length(10);
    expect(new Set(review.top.map(({ rule }) => rule))).to.have.property('size', 10);
    const broken = new Set(review.findings.filter(({ severity }) => severity !== 'hint').map(({ rule }) => rule));
    expect(broken.size).to.be.above(10);
    expect(review.top.every(({ rule }) => broken.has(rule))).to.equal(true);
  });

  it('asks what the description raises first, and nothing that does not concern it', () => {
    const statements = review.questions.map(({ statement: id }) => id);
    expect(review.questions[0]?.rule).not.to.equal(null);
    expect(statements).to.include.members(['4.5/offered', '4.2/get-safe', '9/tolerant-clients']);
    expect(statements).not.to.include.members(['4.6/operations', '4.9/final-not-ready']);
  });

  it('draws the resource tree', () => {
    const drawn = (branch: PathBranch): unknown => [branch.text, branch.class, branch.branches.map(drawn)];
    expect(review.paths.map(drawn)).to.deep.equal([
      [
        '/v1/shop',
        null,
        [
          ['/orders', 'collection', [['/{order_id}', 'item', []]]],
          ['/health', 'singleton', []],
        ],
      ],
    ]);
  });

  it('keeps the lines around what is found, each once', () => {
    const [file] = review.excerpts;
    const lines = ORDERS.split('\n');
    expect(file?.file).to.equal('openapi.yaml');
    for (const { from, lines: own } of file?.runs ?? [])
      expect(own).to.deep.equal(lines.slice(from - 1, from - 1 + own.length));
    for (const { location } of review.findings) {
      expect(
        file?.runs.some(({ from, lines: own }) => from <= location.line && location.line < from + own.length),
      ).to.equal(true);
    }
  });

  it('lists the exceptions that hid something', async () => {
    const text = ORDERS.replace(
      '    Line:\n',
      '    Line:\n      x-lintel: { ignore: { no-number: Older clients read numbers. } }\n',
    );
    const { exceptions, findings } = await reviewText(text);
    expect(exceptions).to.deep.equal([
      { rule: 'no-number', reason: 'Older clients read numbers.', pointer: 'components › schemas › Line' },
    ]);
    expect(findings.some(({ rule }) => rule === 'no-number')).to.equal(false);
  });
});

describe('review of a cause that breaks several statements', () => {
  const text = `openapi: 3.1.0
info: { title: Orders, version: 1.0.0 }
paths:
  /v1/shop/orders:
    post:
      parameters:
        - { name: X-Idempotency-Key, in: header, schema: { type: string, minLength: 16, maxLength: 64 } }
      responses:
        '201': { description: Made }
`;

  it('says of each that it is broken, with the one finding', async () => {
    const review = await reviewText(text);
    const found = review.findings.filter(
      ({ location, statements }) => location.line > 0 && statements.includes('9.1/no-x-prefix'),
    );
    expect(found.map(({ rule }) => rule)).to.deep.equal(['idempotency-key-name']);
    expect(found[0]?.statements).to.deep.equal(['4.5/header', '9.1/no-x-prefix']);
    for (const id of ['4.5/header', '9.1/no-x-prefix']) {
      const { verdict, broken, findings } = statement(review, id);
      expect({ verdict, broken, findings }, id).to.deep.equal({ verdict: 'broken', broken: 1, findings: 1 });
    }
    expect(review.operations[0]?.cells.headers.verdict).to.equal('broken');
  });
});
