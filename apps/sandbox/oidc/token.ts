import { createHash } from 'node:crypto';
import type { Answer } from '../misbehave.ts';
import { client } from './client.ts';
import type { Codes } from './codes.ts';
import type { Lie, Signer } from './signer.ts';

interface Needs {
  codes: Codes;
  signer: Signer;
  issuer: string;
  lie: Lie | undefined;
}

/** A code for what is signed about the person: for the client it was granted to, at its address, with its verifier. */
export function exchange(
  { codes, signer, issuer, lie }: Needs,
  { form, authorization }: { form: URLSearchParams; authorization: string | undefined },
): Answer {
  if (!isOurClient(form, authorization)) return refusal(401, 'invalid_client', 'The OAuth client was not found.');
  if (form.get('grant_type') !== 'authorization_code')
    return refusal(400, 'unsupported_grant_type', 'Invalid grant_type.');
  const granted = codes.spend(form.get('code') ?? '');
  if (!granted) return refusal(400, 'invalid_grant', 'Malformed auth code.');
  if (form.get('redirect_uri') !== granted.redirectUri) return refusal(400, 'redirect_uri_mismatch', 'Bad Request');
  const shown = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (shown !== granted.challenge) return refusal(400, 'invalid_grant', 'Invalid code verifier.');
  const { person, nonce } = granted;
  return {
    status: 200,
    body: {
      access_token: 'ya29.sandbox',
      expires_in: 3599,
      scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
      token_type: 'Bearer',
      id_token: signer.sign({ person, nonce, issuer, audience: granted.clientId }, lie),
    },
  };
}

/** By its secret in the form, or as basic authentication. */
function isOurClient(form: URLSearchParams, authorization: string | undefined): boolean {
  const [, basic = ''] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? [];
  const [id, secret] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return (
    (form.get('client_id') === client.id && form.get('client_secret') === client.secret) ||
    (id === client.id && secret === client.secret)
  );
}

const refusal = (status: number, error: string, description: string): Answer => ({
  status,
  body: { error, error_description: description },
});
