import { isRemote } from '../model/description/reference.ts';
import { memoize } from '../model/lib/memoize.ts';
import { commonJs } from '../platform/common-js.ts';
import { parseReferenced } from '../source/parse.ts';
import type { ReferenceAccess } from '../source/reference-access.ts';

/** What json-ref-resolver hands over of addresses. */
interface Address {
  href(): string;
  clone(): Address;
  scheme(name: string): Address;
  path(path: string): Address;
  query(query: string): Address;
  authority(authority: string): Address;
  fragment(fragment: string): Address;
}

/** A `$ref` as json-ref-resolver meets it. */
interface MetReference {
  readonly ref: Address;
  /** The file in which it stands. */
  readonly uri: Address;
  /** Where it stands in there, as `#/…`. */
  readonly jsonPointer: string;
  /**
   * Through which references it was reached. One list serves a whole walk through a file, so that it stands for the
   * walk.
   */
  readonly pointerStack: readonly string[];
}

/** With what the sentences begin that say why a reference was not followed. */
export const THIS_REFERENCE = 'this $ref ';

/** Marks references of remote files to local ones. */
const LOCAL_OF_REMOTE = 'local-of-remote';

/**
 * Spectral's resolver, but one that follows references as far as Lintel does, stays off files that would overwhelm it,
 * and ends.
 */
export async function confinedResolver(access: ReferenceAccess) {
  const { Resolver } = commonJs(await import('@stoplight/spectral-ref-resolver'));
  const inOrder = oneAfterTheOther();
  const resolve = (address: Address) => inOrder(readSafely(address.href(), access));
  const refuse = () =>
    Promise.reject(
      new Error(
        `${THIS_REFERENCE}was not followed, as a file from the network never refers to one of this machine; refer to an address`,
      ),
    );
  const isFollowed = oncePerWalk();
  return new Resolver({
    resolvers: {
      http: { resolve },
      https: { resolve },
      file: { resolve },
      [LOCAL_OF_REMOTE]: { resolve: refuse },
    } as never,
    transformRef: ((met: MetReference) => {
      if (isFollowed(met)) return ownPlace(met);
      const { ref, uri } = met;
      const isLocal = isRemote(uri.href()) && !isRemote(ref.href()) && !ref.href().startsWith('#');
      return isLocal ? ref.clone().scheme(LOCAL_OF_REMOTE) : ref;
    }) as never,
  });
}

/**
 * Texts come in the order in which they were asked for. json-ref-resolver keeps the way to a file at the file, so that
 * files that refer to one another keep it busy for ever in some orders; in this one, each file is reached by a shortest
 * way first.
 */
function oneAfterTheOther(): (text: Promise<string>) => Promise<string> {
  let before: Promise<unknown> = Promise.resolve();
  return (text) => {
    const turn = Promise.allSettled([before, text]).then(() => text);
    before = turn;
    return turn;
  };
}

/**
 * json-ref-resolver takes every way through references inside of a file, which are too many where many schemas refer to
 * one another. Each place says the same each time.
 */
function oncePerWalk(): (met: MetReference) => boolean {
  const placesOf = memoize((_walk: readonly string[]) => new Set<string>());
  return ({ jsonPointer, pointerStack }) => {
    const places = placesOf(pointerStack);
    const isFollowed = places.has(jsonPointer);
    places.add(jsonPointer);
    return isFollowed;
  };
}

/** What leads to where it stands itself is passed over. */
function ownPlace({ ref, jsonPointer }: MetReference): Address {
  const here = ref.clone().scheme('').authority('').path('').query('');
  return here.fragment(jsonPointer.slice('#'.length).replaceAll('%', '%25'));
}

async function readSafely(name: string, access: ReferenceAccess): Promise<string> {
  const { text } = await access.read(name).catch((error: Error) => {
    throw new Error(`${THIS_REFERENCE}${error.message}`);
  });
  const { usable } = /[&*]/.test(text) ? await parseReferenced(text, name) : { usable: true };
  if (!usable) throw new Error(`${THIS_REFERENCE}names a file that cannot be parsed; correct that file`);
  return text;
}
