import { OAUTH_NAMES } from '../../../../model/text/standards/oauth-names.ts';
import { each } from '../words/tables.ts';

const isOfOAuth = (name: string) => OAUTH_NAMES.has(name);

describe('names of OAuth', () => {
  each(
    'of requests and answers of tokens',
    true,
    `access_token client_id client_secret code error error_description error_uri expires_in grant_type password redirect_uri
    refresh_token response_type scope state token_type username code_challenge code_challenge_method code_verifier assertion
    client_assertion client_assertion_type audience resource subject_token actor_token issued_token_type device_code user_code
    verification_uri verification_uri_complete interval request_uri`,
    isOfOAuth,
  );
  each('of revocation and introspection', true, 'token token_type_hint active aud exp iat iss jti nbf sub', isOfOAuth);
  each(
    'of the registration of clients',
    true,
    `client_name client_id_issued_at client_secret_expires_at client_uri contacts grant_types jwks jwks_uri logo_uri policy_uri
    redirect_uris registration_access_token registration_client_uri response_types software_id software_version
    token_endpoint_auth_method tos_uri`,
    isOfOAuth,
  );
  each(
    'of OpenID Connect',
    true,
    `acr_values auth_time id_token id_token_hint login_hint max_age prompt ui_locales given_name family_name nickname
    preferred_username picture email_verified phone_number phone_number_verified birthdate zoneinfo updated_at`,
    isOfOAuth,
  );
  each('in another spelling, and others', false, 'accessToken Token token_id own_name authorization', isOfOAuth);
});
