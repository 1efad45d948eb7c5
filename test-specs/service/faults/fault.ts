import type { StatementId } from '../../../spec/statements.generated.ts';
import type { Service } from '../conventions/requests.ts';
import { createService, type Handler } from '../service.ts';
import { REAL_SURROUNDINGS, type Surroundings } from '../surroundings.ts';

/** A slip as real services make it, around the faultless service. */
export interface Fault {
  readonly id: string;
  /** The statement that it is there for, then those that the same answers break by their nature. */
  readonly breaks: readonly [StatementId, ...StatementId[]];
  /** What it does, in one clause. */
  readonly how: string;
  /** What a client sends in place of a request; for statements about requests. */
  readonly client?: Rewriting;
  /** The service with the fault. Called once for each service, so that what it remembers is that service's own. */
  readonly service?: (next: Handler) => Handler;
  /** The identifiers of the service with the fault, or its clock. */
  readonly surroundings?: (surroundings: Surroundings) => Surroundings;
}

export type Rewriting = (request: Request) => Request | Promise<Request>;

/** The service with a fault; the faultless one for null. */
export async function createServiceWith(fault: Fault | null, settings: Partial<Service> = {}): Promise<Handler> {
  const { surroundings = REAL_SURROUNDINGS } = settings;
  const changed = fault?.surroundings?.(surroundings) ?? surroundings;
  const service = await createService({ ...settings, surroundings: changed });
  return fault?.service?.(service) ?? service;
}
