import { expect } from 'chai';
import { noVocabulary, readVocabulary } from '../../../../model/text/words/declared-vocabulary.ts';
import { partOfSpeech } from '../../../../model/text/words/part-of-speech.ts';
import { grammaticalNumberOfName } from '../../../../model/text/words/plural-names.ts';

describe('readVocabulary', () => {
  for (const value of [null, undefined, 3, 'plural', [], [['plural']]]) {
    it(`reads nothing from ${JSON.stringify(value)}`, () => expect(readVocabulary(value)).to.deep.equal(noVocabulary));
  }

  it('leaves out what is malformed', () => {
    const vocabulary = readVocabulary({
      plural: ['Foo', 3, null, '', ['bar']],
      verbs: 'frob',
      nouns: { a: 1 },
      other: [],
    });
    expect(vocabulary).to.deep.equal({ ...noVocabulary, plural: new Set(['foo']) });
  });

  it('overrides the dictionaries', () => {
    const vocabulary = readVocabulary({
      plural: ['kafka', 'lineItem'],
      singular: ['orders'],
      uncountable: ['Usage-Time'],
      verbs: ['frobnicate', 'contact'],
      nouns: ['cancel', 'contact', 'connect-apps'],
    });
    expect(grammaticalNumberOfName('myKafka', vocabulary)).to.equal('plural');
    expect(grammaticalNumberOfName('line_item', vocabulary)).to.equal('plural');
    expect(grammaticalNumberOfName('orders', vocabulary)).to.equal('singular');
    expect(grammaticalNumberOfName('usage_time', vocabulary)).to.equal('either');
    expect(partOfSpeech('frobnicate', vocabulary)).to.equal('verb');
    expect(partOfSpeech('frobnicate-widgets', vocabulary)).to.equal('verb');
    expect(partOfSpeech('cancel', vocabulary)).to.equal('noun');
    expect(partOfSpeech('contact', vocabulary)).to.equal('both');
    expect(partOfSpeech('ConnectApps', vocabulary)).to.equal('noun');
  });
});
