import SpectralParsers from '@stoplight/spectral-parsers';

/** Spectral's parsers; the package is CommonJS. */
export const Parsers = SpectralParsers;
export type IParserResult = ReturnType<typeof SpectralParsers.Yaml.parse>;
