import { decodePercent, isRemote } from '../model/description/reference.ts';
import { isAddress } from '../platform/file-paths.ts';
import { ConfinedFiles } from './confined-files.ts';
import { withoutMark } from './read-text.ts';
import { referenceRoot } from './reference-root.ts';
import { RemoteFiles, type RemoteLimits } from './remote-files.ts';
import { UnusableReference } from './unusable-reference.ts';

/** What references of descriptions may lead to. */
export interface ReferenceOptions {
  /** The working folder, an absolute path. */
  readonly cwd: string;
  /** Whether http(s) references are followed. */
  readonly remoteRefs: boolean;
  /** Folders outside of the root that they may lead into, relative to the working folder. */
  readonly allowReferences?: readonly string[];
  /** Hosts to which others may redirect. */
  readonly allowRedirects?: readonly string[];
  readonly remoteLimits?: Partial<RemoteLimits>;
}

/** Reads what references of one description lead to, as far as they may. */
export class ReferenceAccess {
  /** The same for descriptions whose references may lead to the same files. */
  readonly identity: string;
  private readonly local: ConfinedFiles;
  private readonly remote: RemoteFiles | null;
  private readonly decoded = new Map<string, string>();

  /** @param texts What stands in for the texts of files, by their names. */
  constructor(
    source: string,
    { cwd, remoteRefs, allowReferences = [], ...options }: ReferenceOptions,
    private readonly texts: ReadonlyMap<string, string> = new Map(),
  ) {
    const { allowRedirects = [], remoteLimits = {} } = options;
    const root = referenceRoot(source, cwd);
    this.identity = JSON.stringify([root.folder, allowReferences, remoteRefs, allowRedirects]);
    this.local = new ConfinedFiles(root, allowReferences, cwd);
    this.remote = remoteRefs ? new RemoteFiles(allowRedirects, remoteLimits) : null;
  }

  /**
   * The text of what a reference names, by its path or address, and the name under which it was found: as it is
   * written, or else without percent encoding.
   *
   * @throws UnusableReference
   */
  async read(name: string): Promise<{ readonly name: string; readonly text: string }> {
    if (isRemote(name)) return { name, text: withoutMark(await this.fetched(name)) };
    if (isAddress(name) && !/^file:/i.test(name)) throw UNKNOWN_SCHEME();
    const decoded = decodePercent(name);
    try {
      return { name, text: this.localText(name) };
    } catch (error) {
      if (decoded === name || !(error instanceof UnusableReference)) throw error;
      const text = this.readDecoded(decoded, error);
      this.decoded.set(name, decoded);
      return { name: decoded, text };
    }
  }

  /** What a file is called that was read under a name. */
  nameOf(name: string): string {
    return this.decoded.get(name) ?? name;
  }

  /** Where there is no such file either, what was wrong with the name as it is written. */
  private readDecoded(decoded: string, before: UnusableReference): string {
    try {
      return this.localText(decoded);
    } catch (error) {
      throw error instanceof UnusableReference && error.kind === 'not-followed' ? error : before;
    }
  }

  private localText(name: string): string {
    return this.texts.get(name) ?? this.local.read(name);
  }

  private fetched(address: string): Promise<string> {
    if (this.remote !== null) return this.remote.text(address);
    throw new UnusableReference(
      'not-followed',
      'was not followed, as it leads onto the network; allow it with --remote-refs, or keep a copy here',
    );
  }
}

const UNKNOWN_SCHEME = () =>
  new UnusableReference('unreadable', 'cannot be followed; refer to a file or to an http(s) address');
