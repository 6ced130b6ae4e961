import { z } from 'zod';

// https://developers.google.com/identity/openid-connect/openid-connect, as far as we use it.

export const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type Discovery = z.output<typeof discovery>;

export const keys = z.object({
  keys: z
    .array(z.looseObject({ kty: z.string() }))
    .min(1)
    .max(50),
});

export const exchanged = z.object({ id_token: z.string().max(20_000) });

/** RFC 6749, 5.2: with a 400. */
export const notExchanged = z.object({ error: z.string() });

export const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.email().max(254),
  // Some providers write it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
  name: z.string().max(300).default(''),
  given_name: z.string().max(150).optional(),
  family_name: z.string().max(150).optional(),
});
