import { expect } from 'chai';
import { isAboutService } from '../../../model/exchange/about-service.ts';
import { readRequestUrl } from '../../../model/exchange/request-url.ts';

describe('model/exchange/about-service.ts', () => {
  const holds = (url: string) => isAboutService(readRequestUrl(url));

  it('knows what monitoring asks for, well-known URIs and descriptions of APIs', () => {
    const urls = ['/health', '/actuator/health', '/health/live', '/readyz', '/openapi.json', '/api/openapi.yaml?x=1'];
    for (const url of urls) expect(holds(`http://localhost:3000${url}`), url).to.equal(true);
    expect(holds('/.well-known/openid-configuration')).to.equal(true);
  });

  it('leaves resources alone, and what stands below a version', () => {
    const urls = ['/healthy', '/v1/shop/health', '/v1/shop/orders/7/version', '/pings'];
    expect(urls.filter(holds)).to.deep.equal([]);
  });
});
