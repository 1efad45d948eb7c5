import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from './temporary-folder.ts';

/** A key with a certificate that nobody vouches for: for localhost, for a day. Needs openssl. */
export function ownCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = new TemporaryFolder();
  const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  const further = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'key.pem', '-out', 'cert.pem'];
  execFileSync('openssl', [...made.split(' '), ...further], { cwd: folder.path, stdio: 'ignore' });
  const read = (name: string) => readFileSync(join(folder.path, name));
  const pair = { key: read('key.pem'), cert: read('cert.pem') };
  folder.remove();
  return pair;
}
