/** The unreserved characters of RFC 3986, section 2.3, as a remedy says them. */
export const ALLOWED_CHARACTERS = 'ASCII letters, digits, hyphen, period, underscore and tilde';
