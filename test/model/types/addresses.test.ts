import { expect } from 'chai';
import { addressMember, areAddressMembers } from '../../../model/types/addresses.ts';
import { each } from '../text/words/tables.ts';

describe('names of members of addresses', () => {
  each(
    'streets',
    'street',
    'street streetName addressLine1 line2 address_line_one houseNumber address1',
    addressMember,
  );
  each('cities', 'city', 'city town cityName locality address_city adminArea2', addressMember);
  each('postal codes', 'postalCode', 'postalCode postcode zip zipCode postal address_zip', addressMember);
  each('regions', 'region', 'state province region county stateOrProvince adminArea1 provinceCode', addressMember);
  each('countries', 'country', 'country countryCode address_country', addressMember);
  each('others', null, 'email addressId statement lineItems name cityTax', addressMember);

  it('make a postal address, but without a street not beside those of a place on a map or of a computer', () => {
    const parts = ['postalCode', 'city', 'country'];
    expect(areAddressMembers(parts)).to.equal(true);
    expect(areAddressMembers(['street', 'city', 'country', 'latitude'])).to.equal(true);
    expect(areAddressMembers(['city', 'state', 'country'])).to.equal(false);
    for (const other of ['latitude', 'longitude', 'lat', 'lng', 'lon', 'ip', 'ipAddress', 'isp', 'asn'])
      expect(areAddressMembers(parts, [...parts, other]), other).to.equal(false);
  });
});
