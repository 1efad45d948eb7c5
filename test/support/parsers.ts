import { Yaml } from '@stoplight/spectral-parsers';

/** Spectral's YAML parser, which reads JSON as well. */
export const Parsers = { Yaml };
export type IParserResult = ReturnType<typeof Yaml.parse>;
