import { parse } from 'yaml';
import { DEFAULTS_TEXT } from '../../cli/commands/init/defaults-text.ts';
import type { Defaults } from '../../framework/fixes/defaults.ts';

/** The defaults that `lintel init --defaults` writes. */
export function defaultsOfInit(): Defaults {
  return (parse(DEFAULTS_TEXT) as { defaults?: Defaults }).defaults ?? {};
}
