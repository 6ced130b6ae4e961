import { receiveWebhook } from '@wura/provider-payments/server/webhooks';
import type { Pool } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { FastifyInstance } from 'fastify';
import type { OpenVendors } from './open-vendors.ts';
import type { ProviderFigures } from './provider-figures.ts';
import { vendors as all } from './vendors.ts';

const bytesMax = 256 * 1024;

/**
 * Where providers tell us things. The signature is checked over the bytes as they came; a caller that cannot sign is told
 * nothing and changes nothing. What is said is written down and makes us ask, and that is all it does, so the answer is
 * quick and the order, the number and the lateness of what is said do not matter.
 */
export function serveWebhooks(
  app: FastifyInstance,
  { vendors, pool, figures }: { vendors: OpenVendors; pool: Pool; figures: ProviderFigures },
): void {
  void app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) =>
      done(null, body),
    );

    for (const { name: provider, webhook } of all) {
      if (!webhook) continue;
      const opened = vendors.open.find(({ vendor }) => vendor.name === provider);
      scope.post(webhook.route.path, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const call = { raw, headers: request.headers };
        const told = opened ? webhook.read({ ...call, jobs: opened.jobs }, opened.settings) : 'unsigned';
        if (told === 'unsigned') {
          figures.webhooks.inc({ provider, outcome: 'unsigned' });
          throw refuse(commonRefusals.unauthenticated);
        }
        figures.webhooks.inc({ provider, outcome: told ? 'heard' : 'unreadable' });
        if (told) await receiveWebhook(pool, told, raw);
        return reply.code(200).send({ status: 'ok' });
      });
    }
  });
}
