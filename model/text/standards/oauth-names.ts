const NAMES = {
  'RFC 6749':
    'access_token client_id client_secret code error error_description error_uri expires_in grant_type password redirect_uri refresh_token response_type scope state token_type username',
  'RFC 7009 and RFC 7662': 'token token_type_hint active aud exp iat iss jti nbf sub',
  'RFC 7521, RFC 7523, RFC 7636 and RFC 8693':
    'assertion client_assertion client_assertion_type code_challenge code_challenge_method code_verifier actor_token actor_token_type audience issued_token_type may_act requested_token_type resource subject_token subject_token_type',
  'RFC 7591 and RFC 7592':
    'client_id_issued_at client_name client_secret_expires_at client_uri contacts grant_types jwks jwks_uri logo_uri policy_uri redirect_uris registration_access_token registration_client_uri response_types software_id software_statement software_version token_endpoint_auth_method tos_uri',
  'RFC 8628 and RFC 9126': 'device_code interval request_uri user_code verification_uri verification_uri_complete',
  'OpenID Connect Core 1.0, sections 3.1 and 5.1':
    'acr_values auth_time birthdate email_verified family_name given_name id_token id_token_hint login_hint max_age middle_name nickname nonce phone_number phone_number_verified picture preferred_username profile prompt ui_locales updated_at zoneinfo',
};

/** The names of parameters and members that OAuth 2.0 and OpenID Connect define, in their spelling. */
export const OAUTH_NAMES: ReadonlySet<string> = new Set(Object.values(NAMES).flatMap((names) => names.split(' ')));
