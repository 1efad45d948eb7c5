import { booleanPrefix, nameWithoutPrefix } from '../../../../model/text/words/boolean-prefix.ts';
import { each, eachRow } from './tables.ts';

describe('boolean prefix', () => {
  each(
    'prefixed booleans',
    'is',
    'isActive is_active IsActive IS_ACTIVE is-active is3DSecure is2faEnabled isURLValid',
    booleanPrefix,
  );
  each('booleans with has', 'has', 'hasChildren has_children hasMore', booleanPrefix);
  each(
    'booleans without a prefix',
    null,
    'issued island hash hasty is has isbnValid ISOCompliant ISActive _',
    booleanPrefix,
  );
  each(
    'booleans without a prefix too',
    null,
    'isactive canEdit should_notify doNotTrack allowTips userHasPassword',
    booleanPrefix,
  );

  eachRow(
    'nameWithoutPrefix',
    {
      isActive: 'active',
      has_children: 'children',
      IsActive: 'Active',
      IS_ACTIVE: 'ACTIVE',
      isURLValid: 'urlValid',
      isPrimary2: 'primary2',
      is_user_modified: 'user_modified',
      is3DSecure: null,
      issued: null,
      is: null,
    },
    nameWithoutPrefix,
  );
});
