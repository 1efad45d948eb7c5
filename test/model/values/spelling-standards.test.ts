import { expect } from 'chai';
import { spellingOf, standardByName } from '../../../model/values/spelling-standards.ts';
import { describeData, present } from '../../support/describe-data.ts';

/** The values that the standard of a name admits, of some. */
const admitted = (name: string, ...values: readonly string[]) =>
  values.filter((value) => standardByName(name)?.isValid(value) === true);

describe('standards that spell values', () => {
  it('are those of languages, timezones, media types, units, provinces, texts and sort orders', () => {
    expect(admitted('languageCode', 'en-US', 'de', 'en_US', 'ENGLISH')).to.deep.equal(['en-US', 'de']);
    expect(admitted('mimeType', 'image/png', 'text/plain; charset=utf-8', 'PNG')).to.have.lengthOf(2);
    expect(admitted('unitOfMeasure', 'kg', 'KILOGRAM')).to.deep.equal(['kg']);
    expect(admitted('province', 'US-CA', 'CA')).to.deep.equal(['US-CA']);
    expect(admitted('message', 'The card has expired.', 'expired')).to.deep.equal(['The card has expired.']);
    expect(admitted('sortOrder', 'asc', 'desc', 'up')).to.deep.equal(['asc', 'desc']);
    for (const name of ['programmingLanguage', 'timezones_count', 'name'])
      expect(standardByName(name), name).to.equal(null);
  });

  it('admit timezones of every area, also those that are newer than the list here, and old names without an area', () => {
    const areas = ['Africa', 'America', 'Antarctica', 'Arctic', 'Asia', 'Atlantic', 'Australia', 'Brazil', 'Canada'];
    for (const area of [...areas, 'Chile', 'Etc', 'Europe', 'Indian', 'Mexico', 'Pacific', 'US'])
      expect(admitted('timezone', `${area}/New_Town`), area).to.have.lengthOf(1);
    expect(admitted('timezone', 'America/Argentina/Salta', 'Cuba', 'GB-Eire', 'UTC')).to.have.lengthOf(4);
    expect(admitted('timezone', 'Mars/Phobos', 'europe/berlin', 'Canada', 'Somewhere', '+02:00')).to.deep.equal([]);
  });

  it('are those of properties for fields to sort by, whatever the parameter is called', () => {
    const description = describeData({
      openapi: '3.1.0',
      paths: {
        '/v1/shop/orders': {
          get: {
            parameters: ['sortBy', 'sort_by', 'orderBy', 'kind'].map((name) => ({ name, in: 'query', schema: {} })),
          },
        },
      },
    });
    const spellings = description.parameters.map(({ schema }) => spellingOf(present(schema?.target), description));
    expect(spellings.map(({ admits }) => admits('createdTime'))).to.deep.equal([true, true, true, false]);
    expect(spellings[1]?.standard?.suggestion?.('created_time')).to.equal('createdTime');
    expect(spellings[1]?.standard?.suggestion?.('created time')).to.equal(null);
  });

  it('are those of section 9 for parameters that choose a version', () => {
    const description = describeData({
      openapi: '3.1.0',
      paths: {
        '/api/{apiVersion}/orders/{size}': {
          parameters: ['apiVersion', 'size'].map((name) => ({ name, in: 'path', required: true, schema: {} })),
        },
      },
    });
    const spellings = description.parameters.map(({ schema }) => spellingOf(present(schema?.target), description));
    expect(spellings.map(({ admits }) => admits('v1'))).to.deep.equal([true, false]);
    expect(spellings.map(({ admits }) => admits('latest'))).to.deep.equal([false, false]);
  });

  it('are left to HTTP for the headers that it defines, and are none for others', () => {
    const headers = { 'Accept-Ranges': { schema: { enum: ['bytes'] } }, 'Order-Kind': { schema: { enum: ['small'] } } };
    const description = describeData({
      openapi: '3.1.0',
      paths: { '/v1/shop/orders': { get: { responses: { 200: { headers } } } } },
    });
    const admits = (header: string, value: string) => {
      const use = description.headers.flatMap(({ place, schema }) => (place.key === header ? [present(schema)] : []));
      return spellingOf(present(use[0]?.target), description).admits(value);
    };
    expect(admits('Accept-Ranges', 'bytes')).to.equal(true);
    expect(admits('Order-Kind', 'small')).to.equal(false);
  });
});
