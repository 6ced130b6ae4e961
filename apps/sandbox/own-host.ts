import type { FastifyInstance } from 'fastify';

const ours: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * A page of an attacker's can have its own name lead to this machine, and then read the outbox from a developer's browser.
 * Such a browser still says by which name it calls, so that only the names of this machine itself are answered.
 */
export function answerOwnHostOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const name = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
    if (ours.has(name)) return;
    await reply.code(421).send({ message: 'The sandbox answers at 127.0.0.1 and localhost only.' });
  });
}
