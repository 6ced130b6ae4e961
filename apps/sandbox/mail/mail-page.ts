import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import type { Message, Outbox } from '../outbox.ts';

const style = readFileSync(new URL('./mail-page.css', import.meta.url));

/** Where a person reads what the product sent: to all, or to one address. The newest lies on top. */
export function serveMailPage(app: FastifyInstance, outbox: Outbox): void {
  app.get('/mail/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get<{ Querystring: { to?: string } }>('/mail', ({ query }, reply) => {
    const to = query.to?.trim() || undefined;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'`,
    );
    return page(outbox.read(to).reverse(), to);
  });
}

function page(messages: readonly Message[], to: string | undefined): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox mail</title>
    <link rel="stylesheet" href="/_sandbox/mail/style.css">
  </head>
  <body>
    <main>
      <h1>Sandbox mail</h1>
      <p class="notice">Every mail and SMS that the product sent. None of them left this machine.</p>
      <form action="/_sandbox/mail">
        <label for="to">Sent to</label>
        <div>
          <input id="to" name="to" value="${escapeHtml(to ?? '')}" autocomplete="off" spellcheck="false">
          <button>Show</button>
        </div>
      </form>
      <p role="status">${counted(messages.length)}</p>
      ${messages.map(article).join('')}
    </main>
  </body>
</html>
`;
}

function counted(count: number): string {
  return count === 0 ? 'Nothing was sent yet.' : `${count} ${count === 1 ? 'message' : 'messages'}, the newest first.`;
}

function article({ to, channel, subject, text, at }: Message): string {
  const heading = channel === 'sms' ? 'SMS' : subject || 'No subject';
  return `
      <article>
        <h2>${escapeHtml(heading)}</h2>
        <p>To <a href="/_sandbox/mail?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>,
          <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
        <pre>${escapeHtml(text)}</pre>
      </article>`;
}
