import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { isBodiless, mayBeRejection } from '../../../model/exchange/outcome.ts';
import { memoizeText } from '../../../model/lib/memoize.ts';
import { isLanguageTag } from '../../../model/text/standards/bcp-47.ts';

const HEADER = 'Content-Language';

/** Every answer, but for 304 and for rejections that an intermediary may have sent (section 5). */
export default defineExchange({
  subjects: ({ response }) =>
    response.status < 200 || isBodiless(response) || mayBeRejection(response) ? [] : [response],
  judge: ({ headers }) => {
    const field = headers.first(HEADER);
    if (field === null) return { message: `the response has no ${HEADER}; send ${HEADER}: en-US`, at: headers.place };
    const wrong = wrongTag(field.value);
    if (wrong === null) return null;
    return { message: `${HEADER} ${quote(wrong)} is no language tag; write one such as en-US`, at: field.place };
  },
});

/** The first of several tags that is none. */
const wrongTag: (value: string) => string | null = memoizeText((value) => {
  const tags = value.split(',').map((tag) => tag.trim());
  return tags.find((tag) => !isLanguageTag(tag)) ?? null;
});
