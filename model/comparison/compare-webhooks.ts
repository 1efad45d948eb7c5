import { compareItems } from './compare-operations.ts';
import type { InterfaceComparison } from './interface-comparison.ts';

/** Compares webhooks by their names; gives the number of those that both have. */
export function compareWebhooks(comparison: InterfaceComparison): number {
  let found = 0;
  for (const { key, node, place } of comparison.before.webhooks) {
    const other = comparison.after.webhooks.find((webhook) => webhook.key === key);
    if (node === null) continue;
    if (other?.node != null) {
      found++;
      const keys = { before: key, after: key };
      compareItems({ before: node, after: other.node, keys, calls: 'sent', prefix: 'webhook ' }, comparison);
    } else if (other === undefined) {
      const use = { operation: `webhook ${key}`, part: '' };
      comparison.report(
        { name: 'webhook-removed', verdict: 'breaks', place, side: 'before', subject: key },
        'response',
        use,
      );
    }
  }
  for (const { key, place } of comparison.after.webhooks) {
    if (comparison.before.webhooks.some((webhook) => webhook.key === key)) continue;
    const use = { operation: `webhook ${key}`, part: '' };
    comparison.report({ name: 'webhook-new', verdict: 'fine', place, side: 'after', subject: key }, null, use);
  }
  return found;
}
