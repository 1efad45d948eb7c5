/** Files that one fix changes together: they are written together, or none of them is. */
export class LinkedFiles {
  private readonly groups = new Map<string, Set<string>>();

  link(sources: Iterable<string>): void {
    const joined = new Set<string>();
    for (const source of sources) for (const one of this.with(source)) joined.add(one);
    for (const source of joined) this.groups.set(source, joined);
  }

  /** The groups of files. */
  all(): Iterable<ReadonlySet<string>> {
    return new Set(this.groups.values());
  }

  /** A file with all that it is linked to. */
  with(source: string): ReadonlySet<string> {
    return this.groups.get(source) ?? new Set([source]);
  }
}
