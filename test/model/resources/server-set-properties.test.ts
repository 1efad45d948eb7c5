import { isChangeTime } from '../../../model/resources/server-set-properties.ts';
import { each } from '../text/words/tables.ts';

describe('names of times of creation and change', () => {
  each(
    'any of the words for it',
    true,
    `
    createTime createdTime creationTime updateTime updatedTime modifyTime modifiedTime modificationTime changeTime
    changedTime insertTime insertedTime`,
    isChangeTime,
  );
  each(
    'any of the words for a time',
    true,
    'createdAt createdOn create_time created_date updatedDatetime updatedTimestamp modifiedTs createdUtc',
    isChangeTime,
  );
  each('words that are times by themselves', true, 'created updated modified lastModified lastUpdated', isChangeTime);
  each(
    'other names',
    false,
    'change creation insert createdBy lastUpdatedBy createOrUpdateTime changeReason last time',
    isChangeTime,
  );
});
