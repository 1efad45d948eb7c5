/** Names of errors that say no more than the status does (7.2/specific-names). */
export const GENERAL_ERROR_NAMES: readonly string[] = [
  'UNPROCESSABLE_ENTITY',
  'UNPROCESSABLE_CONTENT',
  'UNPROCESSABLE',
  'BUSINESS_ERROR',
  'BUSINESS_RULE_ERROR',
  'BUSINESS_RULE_VIOLATION',
  'BAD_REQUEST',
  'GENERAL_ERROR',
  'UNKNOWN_ERROR',
  'HTTP_422',
  'FAILURE',
  'FAILED',
  'ERROR',
];
