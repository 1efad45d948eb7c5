import { boundNamed } from '../../../model/query/time-bound-names.ts';
import { each, eachRow } from '../text/words/tables.ts';

const instead = (name: string) => boundNamed(name)?.instead ?? null;

describe('names of bounds of a time', () => {
  eachRow(
    'have one form, whatever they are called',
    {
      createdSince: 'createdAfter',
      updated_before: 'updatedBefore',
      createTimeFrom: 'createTimeAfter',
      createTimeUntil: 'createTimeBefore',
      dueTo: 'dueBefore',
      'created[gte]': 'createdAfter',
      'created[gt]': 'createdAfter',
      'created[lte]': 'createdBefore',
      'created[lt]': 'createdBefore',
      'DateCreated<': 'dateCreatedBefore',
      'DateCreated>': 'dateCreatedAfter',
      createdAtMin: 'createdAtAfter',
      createdAtMax: 'createdAtBefore',
      createdStart: 'createdAfter',
      createDateEnd: 'createDateBefore',
      minCreateTime: 'createTimeAfter',
      maxCreateTime: 'createTimeBefore',
      afterCreateTime: 'createTimeAfter',
      beforeCreateTime: 'createTimeBefore',
      createdFromDate: 'createdAfter',
      updated_until_timestamp: 'updatedBefore',
      lastLoginToTime: 'lastLoginBefore',
    },
    instead,
  );
  each('are none of these', null, 'createdAfter updatedBefore', instead);
  each(
    'are those of a property itself, or of no property',
    null,
    'validFrom effectiveUntil availableTo since from minTime maxDate fromDate toTime contractStart speedStart createTime name',
    instead,
  );
});
