import { BOOKINGS } from './resources/bookings.ts';
import type { Store } from './store.ts';
import type { Surroundings } from './surroundings.ts';

export const TOKENS: { readonly [token: string]: string } = { 'token-of-ada': 'ada', 'token-of-ben': 'ben' };

const TITLES = ['Chamber music', 'Choir', 'String quartet', 'Big band', 'Wind quintet', 'Piano lesson', 'Jam session'];
const STATES = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];
const FAMILIES = ['STRINGS', 'WIND', 'KEYS', 'PERCUSSION'];
const DAY = 86_400_000;

/** What the service has when it starts, for each caller. */
export async function seed(store: Store, surroundings: Surroundings): Promise<void> {
  for (const owner of Object.values(TOKENS)) {
    const start = surroundings.now() - TITLES.length * DAY;
    const row = (data: object, index: number) => {
      const time = start + index * DAY;
      return { id: surroundings.newId(), owner, createTime: time, updateTime: time, version: 1, data: { ...data } };
    };
    await store.put('accounts', { ...row(ACCOUNT, 0), id: owner, status: 'ACTIVE' });
    for (const [index, title] of TITLES.entries()) {
      const eventDate = new Date(start + (index + 10) * DAY).toISOString().slice(0, 10);
      await store.put(BOOKINGS.table, {
        ...row({ title, eventDate, attendees: 2 + index }, index),
        status: STATES[index % 4] ?? '',
      });
    }
    for (const [index, family] of FAMILIES.entries()) {
      await store.put('instruments', row({ name: `${family.toLowerCase()} no. ${index + 1}`, family }, index));
    }
    for (const clientId of ['blue-room', 'red-room', 'hall']) {
      await store.put('rooms', { ...row({ name: clientId, seats: 12 }, 0), id: `${owner}/${clientId}`, clientId });
    }
  }
}

const ACCOUNT = {
  address: {
    name: 'Johanna Miller',
    addressLines: ['Ring 12'],
    city: 'Wien',
    postalCode: '1010',
    province: 'AT-9',
    countryCode: 'AT',
  },
  timezone: 'Europe/Vienna',
};
