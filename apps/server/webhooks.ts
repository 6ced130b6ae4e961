import { receiveWebhook } from '@wura/provider-payments/server/webhooks';
import { bankTransferJob } from '@wura/bank-transfers/server';
import { depositJob } from '@wura/deposits/server';
import { isSigned, readEvent } from '@wura/paystack';
import type { Config } from '@wura/platform/config';
import type { Pool } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { FastifyInstance } from 'fastify';
import type { ProviderFigures } from './provider-figures.ts';
import { routes } from './system-contract.ts';

const bytesMax = 256 * 1024;

/**
 * Where providers tell us things. The signature is checked over the bytes as they came; whoever cannot sign is told
 * nothing and changes nothing. What is said is written down and makes us ask, and that is all it does, so the answer is
 * quick and the order, the number and the lateness of what is said do not matter.
 */
export function serveWebhooks(
  app: FastifyInstance,
  { config, pool, figures }: { config: Config; pool: Pool; figures: ProviderFigures },
): void {
  void app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(routes.paystackWebhook.path, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const key = config.paystack?.secretKey;
      if (key === undefined || !isSigned(raw, request.headers['x-paystack-signature'], key)) {
        figures.webhooks.inc({ provider: 'paystack', outcome: 'unsigned' });
        throw refuse(commonRefusals.unauthenticated);
      }
      const told = readEvent(raw, { charge: depositJob, transfer: bankTransferJob });
      figures.webhooks.inc({ provider: 'paystack', outcome: told ? 'heard' : 'unreadable' });
      if (told) await receiveWebhook(pool, told, raw);
      return reply.code(200).send({ status: 'ok' });
    });
  });
}
