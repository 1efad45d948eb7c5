import { type DescribedResource, describedResources } from '../../../model/resources/described-resources.ts';
import { RunningProber } from '../../../probe/running-prober.ts';
import { Sender } from '../../../probe/sender.ts';
import type { ProbeSettings } from '../../../probe/settings.ts';
import { NoAnswer, type SentRequest } from '../../../probe/transport.ts';
import type { describeText } from '../lint-text.ts';
import { settingsFor } from './probe-service.ts';

/** A status, with a JSON body and header fields. */
export type Answered = readonly [status: number, body?: object, headers?: readonly (readonly [string, string])[]];

/**
 * Someone who asks a service that answers as told, and what the service is sent; by a clock that goes on while it is
 * waited.
 */
export async function asking(
  description: ReturnType<typeof describeText>,
  answer: (request: string, sent: SentRequest) => Answered | NoAnswer,
  more: Partial<ProbeSettings> = {},
) {
  const sent: SentRequest[] = [];
  let time = Date.parse('2031-03-02T12:00:00Z');
  const sleep = async (milliseconds: number) => {
    time += milliseconds;
  };
  const clock = { now: () => time, sleep };
  const settings = settingsFor('http://localhost:3000', more);
  const transport = async (request: SentRequest) => {
    sent.push(request);
    const given = answer(`${request.method} ${request.url.pathname}`, request);
    if (given instanceof NoAnswer) throw given;
    const [status, body = {}, headers = []] = given;
    return { status, headers: [['Content-Type', 'application/json'], ...headers] as const, body: JSON.stringify(body) };
  };
  const { generateSync } = await import('json-schema-faker');
  const sender = new Sender(transport, settings, clock);
  const prober = new RunningProber(description, sender, settings, clock, generateSync);
  const shown = () => sent.map(({ method, url }) => `${method} ${url.pathname}`);
  /** The resource that is at a path. */
  const at = (path: string): DescribedResource => {
    const found = describedResources(description).find(({ item }) => item?.use.key === path);
    if (found === undefined) throw new Error(`nothing is at ${path}`);
    return found;
  };
  return { prober, sender, sent, shown, at, now: clock.now };
}
