import { lacksMinorUnits } from '../../../../model/text/standards/iso-4217.ts';
import { each } from '../words/tables.ts';

describe('currencies of ISO 4217', () => {
  each(
    'without minor units',
    true,
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    lacksMinorUnits,
  );
  each('with minor units', false, 'EUR USD CHF BHD CLF jpy', lacksMinorUnits);
});
