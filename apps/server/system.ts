import { timingSafeEqual } from 'node:crypto';
import { formatMoney } from '@wura/money';
import { currencies } from '@wura/money/currencies';
import { isForwarded } from '@wura/http/caller-address';
import { mailer, texter } from '@wura/notices/server/ports';
import type { WriteWatch } from '@wura/database/watch-writes';
import type { Limits } from '@wura/policy/server';
import { Registry } from 'prom-client';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { features } from './features.ts';
import type { OpenVendors } from './open-vendors.ts';
import { openapiText } from './openapi.ts';
import { vendors } from './vendors.ts';

export interface SystemNeeds extends Pick<OpenVendors, 'port'> {
  config: Config;
  writes: WriteWatch;
  /** What is counted, of every process behind our port, as a text for machines. */
  figures: () => Promise<string>;
  limits: Limits;
}

/** Health, metrics and what the product says of itself: calls for machines, outside any customer's budget. */
export function serveSystem(app: FastifyInstance, { config, writes, figures, limits, port }: SystemNeeds): void {
  const ofFeatures = servicesOf(config, { port });
  const about = {
    brand: 'Wura',
    mode: config.mode,
    debug: ofFeatures['debug'] ?? false,
    services: { mail: port(mailer) !== undefined, sms: port(texter) !== undefined, ...ofFeatures },
    currencies: currencies.map(({ code, name, symbol, scale }) => ({ code, name, symbol, scale })),
    ...publicSettingsOf(config),
  };
  app.get('/api/config', async () => {
    // Asked each time: rules have dates, and one may begin to hold while we run.
    const minor = limits.coolingOffMinorMax();
    return { ...about, cooling_off_limit: minor === null ? null : formatMoney({ currency: 'NGN', minor }) };
  });

  app.get('/api/openapi.json', async (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    return openapiText();
  });

  app.get('/api/health/live', async () => ({ status: 'up' }));

  app.get('/api/health/ready', async (_request, reply) => {
    const state = await writes.look();
    if (state === 'down') reply.header('retry-after', 2).code(503);
    return { status: state };
  });

  app.get('/metrics', async (request, reply) => {
    // To a stranger there is nothing here.
    if (!mayRead(request, config)) throw refuse(commonRefusals.not_found);
    reply.header('content-type', Registry.PROMETHEUS_CONTENT_TYPE);
    return figures();
  });
}

/** What is switched on here, as far as features can tell. */
function servicesOf({ settings }: Config, needs: Pick<OpenVendors, 'port'>): Record<string, boolean> {
  return Object.fromEntries(
    features.flatMap(({ name: feature, services = {} }) =>
      Object.entries(services).map(([name, isOn]) => [name, isOn({ ...needs, settings: settings[feature] })]),
    ),
  );
}

/** What vendors and features say of themselves. */
function publicSettingsOf(config: Config): object {
  const said = [...vendors, ...features].map(each => each.publicSettings?.read(config.settings[each.name], config));
  return Object.assign({}, ...said) as object;
}

function mayRead(request: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  const { headers, socket } = request;
  if (metricsToken !== undefined) {
    const token = /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];
    const [given, wanted] = [Buffer.from(token ?? ''), Buffer.from(metricsToken)];
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  }
  // Behind a proxy all callers come from this machine, so there only the token opens.
  return trustProxy === 0 && !isForwarded(request) && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}
