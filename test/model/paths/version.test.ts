import { expect } from 'chai';
import { readTemplate } from '../../../model/paths/template.ts';
import { certainVersion, findVersion, readVersion } from '../../../model/paths/version.ts';
import { present } from '../../support/describe-data.ts';

const only = (key: string) => present(readTemplate(key).segments[0]);

describe('version segments', () => {
  const form = (text: string) => readVersion(only(`/${text}`))?.form ?? null;

  it('knows the exact form', () => {
    expect(readVersion(only('/v12'))).to.deep.equal({ text: 'v12', major: 12, form: 'exact' });
  });

  it('knows failed attempts', () => {
    for (const text of ['V1', 'v01', 'v1.0', 'v1_2', 'v1beta1', 'v-1', 'version2', '2.0', '2010-04-01', '2024-01']) {
      expect(form(text), text).to.equal('malformed');
    }
    expect(readVersion(only('/v3.1'))?.major).to.equal(3);
  });

  it('knows parameters', () => {
    for (const text of ['v{major}', '{version}', '{apiVersion}', '{api-version}']) {
      expect(form(text), text).to.equal('template');
    }
  });

  it('bears long segments', () => {
    for (const text of [`v${'1'.repeat(50_000)}x`, `v${'1.'.repeat(50_000)}x`, `v1${'-beta'.repeat(50_000)}`]) {
      expect(form(text)).to.equal(null);
    }
  });

  it('leaves everything else alone', () => {
    for (const text of [
      'v',
      'vat',
      'v1s',
      'video',
      'volumes',
      '1',
      '42',
      'orders',
      '{id}',
      '{versionId}',
      '1-clicks',
      'v8engines',
    ]) {
      expect(form(text), text).to.equal(null);
    }
  });

  it('are looked for before the first parameter, and exact ones preferred', () => {
    const found = (key: string) => findVersion(readTemplate(key).segments, 1);
    expect(found('/1/v2/orders')).to.include({ text: 'v2', index: 1, in: 'path' });
    expect(found('/v1.0/orders')).to.include({ text: 'v1.0', index: 0, in: 'server' });
    expect(found('/orders/{id}/v2')).to.equal(null);
  });

  it('are uncertain where a number or a date stands behind the first segment', () => {
    const found = (key: string) =>
      certainVersion({ version: findVersion(readTemplate(key).segments, 0) })?.text ?? null;
    expect(found('/2024-01/orders')).to.equal('2024-01');
    expect(found('/reports/2024-01')).to.equal(null);
    expect(found('/shop/V1')).to.equal('V1');
    expect(found('/shop/orders')).to.equal(null);
  });
});
