import { expect } from 'chai';
import { parsePattern } from '../../model/text/pattern/pattern.ts';
import patternValid from '../../rules/2.2/pattern-valid/rule.ts';
import { charactersOutside, UNRESERVED_CHARACTERS } from '../../rules/2.8/ascii-ids/characters-outside.ts';
import asciiIds from '../../rules/2.8/ascii-ids/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('ascii-ids', () => {
  const ofPattern = (pattern: string) =>
    places(
      asciiIds,
      `components: { schemas: { A: { type: object, properties: { id: { type: string, pattern: '${pattern}' } } } } }`,
    );

  it('judges patterns', () => {
    for (const pattern of ['^[A-Z0-9/]+$', '^[a-zé]+$', '^\\S+$', '^.+$', '^[\\w ]+$', '^\\p{L}+$']) {
      expect(ofPattern(pattern), pattern).to.have.lengthOf(1);
    }
    for (const pattern of ['^[A-Za-z0-9]+$', '^\\w+$', '^[\\w.~-]+$', '^[A-Z%0-9]+$', '[a-z]', '(']) {
      expect(ofPattern(pattern), pattern).to.deep.equal([]);
    }
  });

  it('leaves addresses of the network alone, whose form others choose', () => {
    const ofFormat = (format: string) =>
      places(
        asciiIds,
        `components: { schemas: { A: { type: object, properties: { id: { type: string, format: ${format}, pattern: '^.+$', example: 'fe80::1' } } } } }`,
      );
    expect([ofFormat('ipv4'), ofFormat('ipv6'), ofFormat('word').length]).to.deep.equal([[], [], 2]);
  });

  it('leaves names of time zones alone, which have slashes', () => {
    const property = (name: string) =>
      places(
        asciiIds,
        `components: { schemas: { A: { type: object, properties: { ${name}: { type: string, pattern: '^[A-Za-z_/]+$', example: America/New_York } }, example: { ${name}: America/New_York } } } }`,
      );
    expect([property('timeZoneId'), property('time_zone_id'), property('zoneId').length]).to.deep.equal([[], [], 3]);
  });

  it('judges examples of parameters, schemas and bodies', () => {
    const yaml = `
        paths:
          /v1/shop/orders/{orderId}:
            parameters: [{ name: orderId, in: path, required: true, schema: { type: string }, examples: { a: { value: a/b }, b: { value: a-b } } }]
            get:
              responses:
                '200':
                  content:
                    application/json:
                      schema: { type: object, properties: { items: { type: array, items: { $ref: '#/components/schemas/Order' } } } }
                      example: { items: [{ id: ö1 }, { id: o1, note: ö }] }
        components:
          schemas:
            Order: { type: object, properties: { id: { type: string, example: 'a b' }, note: { type: string, example: 'a b' } } }
      `;
    expect(places(asciiIds, yaml)).to.have.members([
      'paths /v1/shop/orders/{orderId} parameters 0 examples a value',
      'paths /v1/shop/orders/{orderId} get responses 200 content application/json example items 0 id',
      'components schemas Order properties id example',
    ]);
  });

  it('takes placeholders and encoded text, and leaves what the pattern rejects to pattern-valid, if that runs', () => {
    const yaml = (example: string, more = '') =>
      `components: { schemas: { A: { type: object, properties: { id: { type: string, example: '${example}' ${more} } } } } }`;
    for (const example of ['{orderId}', '<order id>', 'a%2Fb', '"abc"', 'example string', '']) {
      expect(places(asciiIds, yaml(example)), example).to.deep.equal([]);
    }
    const rejected = yaml('a b', ", pattern: '^[a-z]+$'");
    expect(places(asciiIds, rejected)).to.deep.equal(['components schemas A properties id example']);
    expect(findings([asciiIds, patternValid], rejected).map(({ rule }) => rule)).to.deep.equal(['pattern-valid']);
  });

  it('leaves alone what another party gives', () => {
    const told = (name: string, said: string, info = 'Shop', beside = '') => {
      const property = `${name}: { type: string, description: "${said}", pattern: '^[a-z:]+$', example: 'a:b' }`;
      const yaml = `
info: { title: ${info}, version: 1.0.0 }
components: { schemas: { A: { type: object, properties: { ${property} ${beside} } } } }`;
      return places(asciiIds, yaml).length > 0;
    };
    expect(told('id', 'Unique among orders.')).to.equal(true);
    for (const said of [
      'Its form is defined by an external party.',
      'Third-party identifier.',
      'As given by the network.',
      'Returned by the card scheme.',
    ]) {
      expect(told('id', said), said).to.equal(false);
    }
    expect(told('id', 'Assigned by the service.')).to.equal(true);
    expect(told('hugging_face_id', 'The Hugging Face repository ID of the model.')).to.equal(false);
    expect(told('hugging_face_id', 'The Hugging Face repository ID of the model.', 'Hugging Face')).to.equal(true);
    expect(told('billing_agreement_id', 'The Billing Agreement ID.')).to.equal(true);
    const tenant = ", tenant_id: { type: string, description: 'ID that is registered with Example Teams.' }";
    expect(told('id', 'Of the channel.', 'Shop', tenant)).to.equal(false);
    expect(told('id', 'Of the channel.', 'Example Teams', tenant)).to.equal(true);
  });

  it('judges path parameters that have content, with their examples', () => {
    const yaml = (more: string) =>
      `components: { parameters: { P: { name: order, in: path, required: true, content: { text/plain: { schema: { type: string, ${more} } } } } } }`;
    expect(places(asciiIds, yaml("pattern: '^[a-z/]+$'"))).to.have.lengthOf(1);
    expect(places(asciiIds, yaml("example: 'a:b'"))).to.have.lengthOf(1);
    expect(
      places(asciiIds, yaml('example: a-b').replace(' } } } } } }', " }, example: 'a:b' } } } } }")),
    ).to.have.lengthOf(1);
  });

  it('hears what a path parameter says of its giver', () => {
    const yaml = (said: string) =>
      `components: { parameters: { P: { name: payment, in: path, required: true, description: ${said}, example: 'a:b', schema: { type: string } } } }`;
    expect(places(asciiIds, yaml('Given by the bank.'))).to.deep.equal([]);
    expect(places(asciiIds, yaml('Of the payment.'))).to.have.lengthOf(1);
  });

  it('takes addresses and digests in the forms of their standards', () => {
    const yaml = (schema: string) =>
      `components: { parameters: { P: { name: thing, in: path, required: true, schema: { type: string, ${schema} } } } }`;
    const digest = '0123456789abcdef0123456789abcdef';
    expect(places(asciiIds, yaml("format: ipv6, example: '2001:db8::1'"))).to.deep.equal([]);
    expect(places(asciiIds, yaml("example: '2001:db8::1'"))).to.have.lengthOf(1);
    expect(places(asciiIds, yaml(`example: 'sha256:${digest}'`))).to.deep.equal([]);
    expect(places(asciiIds, yaml("pattern: '^sha256:[0-9a-f]{64}$'"))).to.deep.equal([]);
    expect(places(asciiIds, yaml("pattern: '^sha256:[0-9a-z]{64}$'"))).to.have.lengthOf(1);
  });
});

describe('charactersOutside', () => {
  const outside = (source: string) => charactersOutside(parsePattern(source), UNRESERVED_CHARACTERS);

  it('gives a character that can occur', () => {
    expect(outside('^[A-Za-z0-9-]+$')).to.deep.equal({ kind: 'none' });
    expect(outside('^id/[a-z]$')).to.deep.equal({ kind: 'character', character: '/', text: 'id/a' });
    expect(outside('^\\p{Lu}+$')).to.deep.equal({ kind: 'character', character: 'À', text: 'À' });
    expect(outside('^[^!-~ ]$')).to.deep.equal({ kind: 'character', character: 'à', text: 'à' });
    expect(outside('^[\\w:]+$')).to.deep.equal({ kind: 'character', character: ':', text: ':' });
    expect(outside('[a-z]+')).to.deep.equal({ kind: 'anything' });
    expect(outside('(')).to.deep.equal({ kind: 'unknown' });
    expect(outside('^(?!.*:)[\\w:]+$')).to.deep.equal({ kind: 'none' });
  });
});
