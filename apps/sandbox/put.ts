import type { FastifyReply } from 'fastify';
import type { Outgoing } from './misbehave.ts';

/** Sends what is left of an answer after a fault. */
export function put(reply: FastifyReply, outgoing: Outgoing): FastifyReply {
  switch (outgoing.kind) {
    case 'json':
      return reply.code(outgoing.status).send(outgoing.body);
    case 'text':
      return reply.code(outgoing.status).type('text/html; charset=utf-8').send(outgoing.text);
    case 'redirect':
      return reply.code(302).header('location', outgoing.to).send();
    case 'silence':
      // The connection stays open until the caller loses patience or we end.
      return reply.hijack();
  }
}
