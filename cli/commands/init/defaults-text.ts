/**
 * The part of `.lintel.yaml` that says what fixes write where a description does not show which bound or pattern is
 * right: the widest values that the conventions admit, and common forms of names and formats.
 */
export const DEFAULTS_TEXT = `# What lintel lint --fix --unsafe-fixes writes where a description does not show which bound or pattern is right.
# Words, examples, formats and other definitions of the same name count more than this. Where neither says anything, nothing is written.
defaults:
  array:
    minItems: 0
    # At most 32767. A bound as small as a page would be a page size, and is not written.
    maxItems: 32767
    # In paths, queries and headers: a URI stays under about 2000 characters.
    parameters: { maxItems: 20 }
  integer:
    # Signed 32 bits. What is counted by its name begins at 0 without this.
    minimum: -2147483648
    maximum: 2147483647
  paging:
    # For lists that take no size of a page, where no other list shows one.
    pageSize: { default: 20, maximum: 100 }
  string:
    minLength: 0
    maxLength: 32767
    # In paths, queries and headers: a URI stays under about 2000 characters.
    parameters:
      maxLength: 100
    # By format. Lengths of date, date-time, uuid, ipv4 and ipv6 are known.
    formats:
      email: { minLength: 3, maxLength: 254 }
      hostname: { minLength: 1, maxLength: 253 }
      uri: { minLength: 1, maxLength: 2000 }
      uri-reference: { minLength: 0, maxLength: 2000 }
      byte: { minLength: 0, maxLength: 32767 }
      password: { minLength: 8, maxLength: 128 }
    # By the last word of a name: accountId, account_id and id end in id.
    names:
      # Section 2.8: identifiers need no encoding in paths.
      id: { pattern: '^[A-Za-z0-9._~-]*$' }
      uuid: { pattern: '^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$' }
      guid: { pattern: '^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$' }
      code: { pattern: '^[A-Za-z0-9._-]*$' }
      number: { pattern: '^[A-Za-z0-9 ./_-]*$' }
      version: { pattern: '^[A-Za-z0-9.+_-]*$' }
      currency: { pattern: '^[A-Za-z]{3}$' }
      iban: { pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' }
      bic: { pattern: '^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$' }
      phone: { pattern: '^[+]?[0-9 ()./-]*$' }
      fax: { pattern: '^[+]?[0-9 ()./-]*$' }
      zip: { pattern: '^[A-Za-z0-9 -]*$' }
      postcode: { pattern: '^[A-Za-z0-9 -]*$' }
      isbn: { pattern: '^[0-9Xx-]{10,17}$' }
      ean: { pattern: '^[0-9]{8,14}$' }
      gtin: { pattern: '^[0-9]{8,14}$' }
      sku: { pattern: '^[A-Za-z0-9._/-]*$' }
      color: { pattern: '^#?[A-Za-z0-9]*$' }
      colour: { pattern: '^#?[A-Za-z0-9]*$' }
      hash: { pattern: '^[A-Za-z0-9+/=:_-]*$' }
      checksum: { pattern: '^[A-Za-z0-9+/=:_-]*$' }
      digest: { pattern: '^[A-Za-z0-9+/=:_-]*$' }
      fingerprint: { pattern: '^[A-Za-z0-9+/=:_-]*$' }
`;
