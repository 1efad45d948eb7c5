import { defineChange } from '../../../framework/define-change.ts';

/** An object that was open is closed. In requests that breaks clients as well (9/compatible). */
export default defineChange({
  changes: {
    'object-closed': {
      summary: {
        request: 'An object in requests no longer takes properties that it does not name.',
        response: 'An object in responses was closed, so that no property can be added later.',
      },
      words: ({ keyword }) => ({
        fact: `${keyword} is false now, and the object was open before`,
        remedy: 'remove it, so that properties can be added later',
      }),
    },
  },
});
