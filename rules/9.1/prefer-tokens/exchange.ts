import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { preferencesOf } from '../../../model/exchange/preferences.ts';
import { PREFER_TOKENS } from '../../../model/operations/prefer-header.ts';

/** The preferences of requests that the service takes, and those that it says it has applied. */
export default defineExchange({
  subjects: (exchange) => [
    ...(isTaken(exchange) ? exchange.request.headers.all('Prefer') : []),
    ...exchange.response.headers.all('Preference-Applied'),
  ],
  judge: ({ name, value }) => {
    const wrong = preferencesOf(value).find((preference) => !PREFER_TOKENS.includes(preference));
    if (wrong === undefined) return null;
    return { message: `${name} has the token ${quote(wrong)}; use ${listed(PREFER_TOKENS, 'or')}` };
  },
});
