/** The forms of the reference description: in one file, as OpenAPI 3.0, and in many files. */
export const SINGLE = 'test-specs/reference-3.1.yaml';
export const OLDER = 'test-specs/reference-3.0.yaml';
export const SPLIT = 'test-specs/reference-split/openapi.yaml';

export const FORMS: readonly string[] = [SINGLE, OLDER, SPLIT];
