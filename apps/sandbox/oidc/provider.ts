import type { FastifyInstance } from 'fastify';
import { serveAuthorizePage } from './authorize-page.ts';
import { choice, flag, optional, readInput, text } from '../control-input.ts';
import { misbehave, type Answer, type Voice } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { createCodes } from './codes.ts';
import { createPeople } from './people.ts';
import { createSigner, lies, type Lie } from './signer.ts';
import { exchange } from './token.ts';

const operations = ['discovery', 'token', 'certs'] as const;

/**
 * An identity provider as OpenID Connect Core describes one, in the shape of Google's: people choose at its own page who
 * they are, and what it says of them is signed.
 */
export function createOidc({ world }: { world: World }): Provider {
  const people = createPeople(world.books);
  const codes = createCodes(world.now);
  const signer = createSigner(world.books, world.now);
  let lie: Lie | undefined;

  return {
    name: 'oidc',
    operations,
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve(app) {
      takeForms(app);
      const issuer = (host: string) => `http://${host}/oidc`;

      app.get('/.well-known/openid-configuration', async (request, reply) => {
        const at = issuer(request.host);
        return answer(reply, 'discovery', () => ({ status: 200, body: description(at) }));
      });
      app.get('/certs', async (_request, reply) =>
        answer(reply, 'certs', () => ({ status: 200, body: { keys: [signer.publicKey()] } })),
      );
      app.post<{ Body: unknown }>('/token', async (request, reply) =>
        answer(reply, 'token', () => {
          const told = lie;
          lie = undefined;
          const needs = { codes, signer, issuer: issuer(request.host), lie: told };
          return exchange(needs, { form: asForm(request.body), authorization: request.headers.authorization });
        }),
      );
      serveAuthorizePage(app, { people, codes });
    },
    serveControls(app) {
      app.post('/oidc/identity', async ({ body }) => {
        const person = readInput(body, {
          email: text({ max: 254 }),
          email_verified: optional(flag, true),
          name: text({ max: 200 }),
          sub: text({ max: 255 }),
        });
        people.expect(person);
        return person;
      });
      app.post('/oidc/lie', async ({ body }) => {
        const { about } = readInput(body, { about: choice(lies) });
        lie = about;
        return { about };
      });
    },
  };

  async function answer(reply: Parameters<typeof put>[0], operation: (typeof operations)[number], act: () => Answer) {
    const fault = world.faults.take('oidc', operation);
    return put(reply, await misbehave(act, { fault, operation, voice, wait: world.wait }));
  }
}

const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
});

/** The protocol and the pages of browsers speak in forms. */
function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body)),
  );
}

const asForm = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams());

const voice: Voice = {
  broken: { status: 500, body: { error: 'server_error' } },
  tooMany: { status: 429, body: { error: 'temporarily_unavailable' } },
  refuse: () => ({ status: 400, body: { error: 'invalid_grant', error_description: 'Malformed auth code.' } }),
  elsewhere: '/oidc/certs',
};
