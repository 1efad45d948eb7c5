import type { ExchangeDefinition } from '../../framework/define-exchange.ts';
import { plain, quote } from '../../framework/messages.ts';
import type { SentField } from '../../model/exchange/sent-fields.ts';
import { sentTimes } from '../../model/exchange/sent-times.ts';
import { TEMPORAL_FORMS, type TemporalForm, type TemporalFormName } from '../../model/types/temporal-forms.ts';

/**
 * Dates and times in bodies are written in their form (section 2.3 of the conventions). Only a date-time of a request
 * may have an offset.
 */
export function timeValues(name: TemporalFormName): ExchangeDefinition<SentField> {
  const form = TEMPORAL_FORMS[name];
  return {
    group: 'differences',
    values: sentTimes(name),
    judge: (time) => {
      const isRight =
        typeof time.value === 'string' && form.isValid(time.value, name === 'date-time' && time.inRequest);
      return isRight ? null : { message: () => messageAbout(time, form) };
    },
  };
}

function messageAbout(time: SentField, form: TemporalForm): string {
  const { name, value } = time;
  const text = String(value);
  const meant = (form.name === 'date-time' ? instantOf(time) : null) ?? form.suggestion(text);
  const remedy = `write ${meant === null ? `one such as ${quote(form.samples[0])}` : quote(meant)}`;
  const fact =
    typeof value === 'string' && form.isValid(text, true)
      ? 'which has an offset'
      : `which is no ${form.name} as ${form.notation}`;
  return `${plain(name)} is ${quote(value)}, ${fact}; ${remedy}`;
}

/**
 * The date-time that a number of seconds, which may have a fraction, or of milliseconds since 1970 stands for; null for
 * others.
 */
function instantOf({ value }: SentField): string | null {
  if (!/^\d{10}(?:\d{3}|\.\d+)?$/.test(String(value))) return null;
  const number = Number(value);
  return new Date(number < 1e11 ? number * 1000 : number).toISOString();
}
