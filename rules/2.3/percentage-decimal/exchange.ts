import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { sentPercentages } from '../../../model/exchange/sent-percentages.ts';
import { percentageFault } from './percentage-texts.ts';

/** Whether "0.19" means 19 percent or a fifth of one cannot be seen: any decimal holds. */
export default defineExchange({
  group: 'differences',
  values: sentPercentages((text) => percentageFault(text) === null),
  judge: ({ name, value }) => {
    if (typeof value === 'string') {
      const message = percentageFault(value);
      return message === null ? null : { message: `${plain(name)}: ${message}` };
    }
    const remedy = `write a decimal string such as ${quote(String(value))}, expressed as a percentage`;
    return { message: `${plain(name)} is the number ${quote(value)}; ${remedy}` };
  },
});
