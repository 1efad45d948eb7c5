import { Hono } from 'hono';
import { answer } from '../conventions/answers.ts';
import { jsonBody, type Variables } from '../conventions/requests.ts';
import { check } from '../conventions/schemas.ts';
import { priceFor } from './bookings.ts';

/** A transient action: it calculates, and keeps nothing (§4.7). */
export function priceRoutes() {
  const routes = new Hono<{ Variables: Variables }>();
  routes.post('/calculate-price', async (call) => {
    const body = await jsonBody(call);
    check(body, 'PriceInquiry');
    const { attendees, currency } = body as { attendees: number; currency?: string };
    const net = priceFor(attendees, currency);
    const digits = net.currency === 'JPY' ? 0 : 2;
    const gross = (Number(net.value) * 1.19).toFixed(digits) + (digits === 0 ? '.0' : '');
    return answer(call, { net, gross: { ...net, value: gross }, vatRate: '19.00' });
  });
  return routes;
}
