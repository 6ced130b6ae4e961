import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { client } from './client.ts';
import type { Codes } from './codes.ts';
import type { People, Person } from './people.ts';

const style = readFileSync(new URL('../paystack/checkout-page.css', import.meta.url));

type Asked = Readonly<Record<string, string | undefined>>;
/** What the page carries from being opened to the choice. */
const carried = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge', 'code_challenge_method'] as const;

/** Where a person says who they are, or that they would rather not; and where a test that has said so goes straight on. */
export function serveAuthorizePage(app: FastifyInstance, { people, codes }: { people: People; codes: Codes }): void {
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get<{ Querystring: Asked }>('/authorize', (request, reply) => {
    const { query } = request;
    const wrong = whatIsWrong(query);
    if (wrong) return show(reply.code(400), `<h1>Error 400: ${wrong}</h1>`);
    const expected = people.takeExpected();
    if (expected) return goBack(reply, query, expected);
    return show(reply, choices(query, people.known()));
  });

  app.post<{ Body: unknown }>('/choose', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const query = Object.fromEntries(form);
    const wrong = whatIsWrong(query);
    if (wrong) return show(reply.code(400), `<h1>Error 400: ${wrong}</h1>`);
    if (form.get('choice') === 'cancel') return goBack(reply, query, undefined);
    const person = form.get('choice') === 'new' ? typed(form) : people.find(form.get('choice') ?? '');
    if (!person) return show(reply.code(400), '<h1>Type an e-mail address and a name</h1>');
    return goBack(reply, query, person);
  });

  function typed(form: URLSearchParams): Person | undefined {
    const [email, name] = [form.get('email')?.trim(), form.get('name')?.trim()];
    return email && name ? people.named(email, name) : undefined;
  }

  function goBack(reply: FastifyReply, query: Asked, person: Person | undefined): FastifyReply {
    const back = new URL(query['redirect_uri']!);
    if (person) {
      people.keep(person);
      const code = codes.grant({
        person,
        clientId: client.id,
        redirectUri: query['redirect_uri']!,
        nonce: query['nonce'],
        challenge: query['code_challenge']!,
      });
      back.searchParams.set('code', code);
      back.searchParams.set('scope', 'openid email profile');
      back.searchParams.set('prompt', 'none');
    } else back.searchParams.set('error', 'access_denied');
    if (query['state'] !== undefined) back.searchParams.set('state', query['state']);
    return reply.code(302).header('cache-control', 'no-store').header('location', back.href).send();
  }
}

/** In the order and with the words of Google's own error page. */
function whatIsWrong(query: Asked): string | undefined {
  if (query['client_id'] !== client.id) return 'invalid_client';
  if (!/^https?:$/.test(URL.parse(query['redirect_uri'] ?? '')?.protocol ?? '')) return 'redirect_uri_mismatch';
  if (query['code_challenge_method'] !== 'S256' || !/^[\w-]{43}$/.test(query['code_challenge'] ?? '')) {
    return 'invalid_request';
  }
  return undefined;
}

function choices(query: Asked, known: readonly Person[]): string {
  const hidden = carried
    .map(name => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`)
    .join('');
  const accounts = known
    .map(
      ({ sub, name, email }) =>
        `<button class="main" name="choice" value="${escapeHtml(sub)}">${escapeHtml(name)} (${escapeHtml(email)})</button>`,
    )
    .join('');
  return `
    <h1>Sandbox Google</h1>
    <p class="notice">This is a simulation. Nothing you type here leaves this machine.</p>
    <form method="post" action="/oidc/choose">${hidden}
      ${accounts && `<h2>Choose an account</h2><div class="outcomes">${accounts}</div><h2>Or use another</h2>`}
      <label for="email">E-mail</label>
      <input id="email" name="email" type="email" autocomplete="off">
      <label for="name">Name</label>
      <input id="name" name="name" autocomplete="off">
      <div class="outcomes">
        <button class="main" name="choice" value="new">Continue</button>
        <button name="choice" value="cancel">Cancel</button>
      </div>
    </form>`;
}

function show(reply: FastifyReply, content: string): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  // No form-action: where the form leads back to is the product's own address, wherever that is.
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return reply.send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox Google</title>
    <link rel="stylesheet" href="/oidc/style.css">
  </head>
  <body>
    <main>${content}
    </main>
  </body>
</html>
`);
}
