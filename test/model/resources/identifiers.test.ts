import { identifies, isIdentifierName, isUniqueBelow } from '../../../model/resources/identifiers.ts';
import { each } from '../text/words/tables.ts';

describe('names of identifiers', () => {
  each(
    'path parameters that count or measure',
    false,
    `
    year month week day hour minute quarter index position offset page size width height zoom x y z line row column level
    floor port limit count amount quantity revision version code status phone zip postcode bin ean gtin upc isbn page_size
    countryCode`,
    identifies,
  );
  each('path parameters that identify', true, 'id orderId order_number slug name sku key', identifies);
  each(
    'path parameters that are unique below something else',
    true,
    'name username user_name slug index position line row column level floor page rank',
    isUniqueBelow,
  );
  each('path parameters that are unique by themselves', false, 'id orderId sku', isUniqueBelow);
  each(
    'identifiers that others assign',
    false,
    'taxId vat_id nationalId fiscalId ssnId einId npiId dunsId eori_id imoId mmsiId vlanId callerId debug_id',
    isIdentifierName,
  );
  each('identifiers', true, 'id _id orderId order_id orderID ID', isIdentifierName);
});
