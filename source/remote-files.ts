import { limiter } from '../platform/map-concurrently.ts';
import { readStream } from './read-text.ts';
import { TooLargeInput } from './unreadable-input.ts';
import { UnusableReference } from './unusable-reference.ts';

/** How far references onto the network are followed. */
export interface RemoteLimits {
  /** Of one file, unpacked. */
  readonly bytes: number;
  /** Until the end of one file has come. */
  readonly milliseconds: number;
  /** For one description. */
  readonly files: number;
  /** At once. */
  readonly connections: number;
  /** On the way to one file. */
  readonly redirects: number;
}

export const REMOTE_LIMITS: RemoteLimits = {
  bytes: 10_000_000,
  milliseconds: 20_000,
  files: 500,
  connections: 16,
  redirects: 5,
};

/** Fetches the files that a description refers to on the network, each once. */
export class RemoteFiles {
  private readonly texts = new Map<string, Promise<string>>();
  private readonly limits: RemoteLimits;
  private readonly limited: ReturnType<typeof limiter>;

  /** @param allowedHosts The hosts to which any other may redirect. */
  constructor(
    private readonly allowedHosts: readonly string[],
    limits: Partial<RemoteLimits> = {},
  ) {
    this.limits = { ...REMOTE_LIMITS, ...limits };
    this.limited = limiter(this.limits.connections);
  }

  /**
   * The text at an http(s) address.
   *
   * @throws UnusableReference where it cannot be had, or a limit is reached.
   */
  text(address: string): Promise<string> {
    const known = this.texts.get(address);
    if (known !== undefined) return known;
    const { files } = this.limits;
    if (this.texts.size >= files) {
      const reason = `was not followed, as ${files} files were fetched for this description, the most that are; keep copies here`;
      return Promise.reject(new UnusableReference('not-followed', reason));
    }
    const text = this.limited(() => this.fetched(address));
    this.texts.set(address, text);
    return text;
  }

  private async fetched(address: string): Promise<string> {
    try {
      const signal = AbortSignal.timeout(this.limits.milliseconds);
      const response = await this.answer(address, signal);
      if (!response.ok) throw unfetched(`${response.status} ${response.statusText}`.trim());
      return await readStream((response.body ?? []) as AsyncIterable<Uint8Array>, this.limits.bytes);
    } catch (error) {
      throw error instanceof UnusableReference ? error : this.unusable(error);
    }
  }

  /** What an address answers in the end. */
  private async answer(address: string, signal: AbortSignal): Promise<Response> {
    let here = new URL(address);
    for (let redirects = 0; redirects <= this.limits.redirects; redirects++) {
      const response = await fetch(here, { redirect: 'manual', signal });
      const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      if (location === null) return response;
      await response.body?.cancel();
      const next = new URL(location, here);
      this.checkRedirect(here, next);
      here = next;
    }
    throw unfetched(`more than ${this.limits.redirects} redirects`);
  }

  private checkRedirect(from: URL, to: URL): void {
    if (!/^https?:$/.test(to.protocol)) throw unfetched(`it redirects to ${to.protocol}`);
    const isSame = to.host === from.host || (to.hostname === from.hostname && to.port === '' && from.port === '');
    if (isSame || this.allowedHosts.some((host) => host === to.host || host === to.hostname)) return;
    throw new UnusableReference(
      'not-followed',
      `was not followed, as it redirects to another host; allow it with --allow-redirect ${to.host}, or refer to that address`,
    );
  }

  private unusable(error: unknown): UnusableReference {
    const { bytes, milliseconds } = this.limits;
    if (error instanceof TooLargeInput) {
      const reason = `was not followed, as it has more than ${bytes / 1_000_000} MB, the most that is fetched; keep a copy here`;
      return new UnusableReference('unreadable', reason);
    }
    if (!(error instanceof Error)) return unfetched(String(error));
    if (error.name === 'TimeoutError') return unfetched(`it did not come within ${milliseconds / 1000} seconds`);
    return unfetched(error.cause instanceof Error ? error.cause.message : error.message);
  }
}

function unfetched(reason: string): UnusableReference {
  return new UnusableReference('unreadable', `could not be followed (${reason}); check the address and the network`);
}
