import { isRemote } from '../model/description/reference.ts';
import { commonJs } from '../platform/common-js.ts';
import { parseReferenced } from '../source/parse.ts';
import type { ReferenceAccess } from '../source/reference-access.ts';

/** What json-ref-resolver hands over of addresses. */
interface Address {
  href(): string;
  clone(): { scheme(name: string): Address };
}

/** With what the sentences begin that say why a reference was not followed. */
export const THIS_REFERENCE = 'this $ref ';

/** Marks references of remote files to local ones. */
const LOCAL_OF_REMOTE = 'local-of-remote';

/** Spectral's resolver, but one that follows references as far as Lintel does, and stays off files that would overwhelm it. */
export async function confinedResolver(access: ReferenceAccess) {
  const { Resolver } = commonJs(await import('@stoplight/spectral-ref-resolver'));
  const resolve = (address: Address) => readSafely(address.href(), access);
  const refuse = () =>
    Promise.reject(
      new Error(
        `${THIS_REFERENCE}was not followed, as a file from the network never refers to one of this machine; refer to an address`,
      ),
    );
  return new Resolver({
    resolvers: {
      http: { resolve },
      https: { resolve },
      file: { resolve },
      [LOCAL_OF_REMOTE]: { resolve: refuse },
    } as never,
    transformRef: (({ ref, uri }: { ref: Address; uri: Address }) => {
      const isLocal = isRemote(uri.href()) && !isRemote(ref.href()) && !ref.href().startsWith('#');
      return isLocal ? ref.clone().scheme(LOCAL_OF_REMOTE) : ref;
    }) as never,
  });
}

async function readSafely(name: string, access: ReferenceAccess): Promise<string> {
  const { text } = await access.read(name).catch((error: Error) => {
    throw new Error(`${THIS_REFERENCE}${error.message}`);
  });
  const { usable } = /[&*]/.test(text) ? await parseReferenced(text, name) : { usable: true };
  if (!usable) throw new Error(`${THIS_REFERENCE}names a file that cannot be parsed; correct that file`);
  return text;
}
