import type { FastifyInstance, FastifyRequest } from 'fastify';
import { choice, ControlRefused, optional, readInput, text, wholeNumber } from './control-input.ts';
import { faultModes } from './faults.ts';
import { serveMailPage } from './mail/mail-page.ts';
import type { Outbox } from './outbox.ts';
import { settlements, type BooksEntry, type Provider, type World } from './provider.ts';

const timesMax = 1_000_000;
const replaysMax = 1_000;

/** The calls with which a developer or a test plays fate. Only this machine may make them. */
export function serveControls(
  app: FastifyInstance,
  { world, providers, outbox }: { world: World; providers: readonly Provider[]; outbox: Outbox },
): void {
  app.addHook('onRequest', async request => {
    if (!isFromThisMachine(request)) throw new ControlRefused(403, 'Control calls are answered on this machine only.');
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, statusCode, message, errors } = error as Partial<ControlRefused> & { statusCode?: number };
    if (!status && !statusCode) world.log.error('control call failed', { error: String(error) });
    return reply.code(status ?? statusCode ?? 500).send({ message, errors });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `There is no control call ${request.method} ${request.url}.` }),
  );

  const known = providers.map(({ name }) => name);
  const find = (name: string) => providers.find(provider => provider.name === name);

  app.post('/faults', async ({ body }) => {
    const input = readInput(body, {
      provider: choice(known),
      operation: text({ max: 40 }),
      mode: choice(faultModes),
      about: optional(text({ max: 100 }), undefined),
      times: optional(wholeNumber({ min: 1, max: timesMax }), 1),
      delayMs: optional(wholeNumber({ min: 0, max: 600_000 }), 3_000),
    });
    const { operations, tellsWhatIsSaid } = find(input.provider)!;
    if (!operations.includes(input.operation)) {
      const why = `must be one of ${operations.join(', ')}`;
      throw new ControlRefused(422, `operation ${why}`, { operation: why });
    }
    if (input.about !== undefined && !tellsWhatIsSaid) {
      const why = `is not known of ${input.provider}`;
      throw new ControlRefused(422, `about ${why}`, { about: why });
    }
    world.faults.add(input);
    return input;
  });

  app.get('/faults', async () => world.faults.list());

  app.delete('/faults', async () => {
    world.faults.clear();
    return { message: 'Every provider behaves.' };
  });

  app.post<{ Params: { reference: string } }>('/settle/:reference', async ({ params, body }) => {
    const { outcome } = readInput(body, { outcome: choice(settlements) });
    for (const provider of providers) {
      const entry = world.books.transaction(() => provider.settle(params.reference, outcome));
      if (entry) return entry;
    }
    throw unknownReference(params.reference);
  });

  app.post<{ Params: { reference: string } }>('/webhooks/:reference/replay', async ({ params, body }) => {
    const { times } = readInput(body, { times: optional(wholeNumber({ min: 1, max: replaysMax }), 1) });
    for (const provider of providers) {
      const reference = provider.webhookReference(params.reference);
      if (reference === undefined) continue;
      const sent = await world.webhooks.replay({ provider: provider.webhookName ?? provider.name, reference, times });
      return { sent };
    }
    // What is known and was never told by a webhook, such as a bill of Squad's.
    if (providers.some(provider => provider.entries().some(entry => isNamed(entry, params.reference))))
      return { sent: [] };
    throw unknownReference(params.reference);
  });

  app.get<{ Params: { provider: string } }>('/books/:provider', async ({ params }) => {
    const provider = find(params.provider);
    if (provider) return provider.entries();
    throw new ControlRefused(404, `The sandbox has no provider ${params.provider}; it has ${known.join(', ')}.`);
  });

  app.get<{ Querystring: { to?: string } }>('/outbox', async ({ query }) => outbox.read(query.to));

  app.post('/outbox', async ({ body }) =>
    outbox.keep(
      readInput(body, {
        to: text({ max: 320 }),
        channel: choice(['sms']),
        subject: optional(text({ max: 1_000 }), ''),
        text: text({ max: 100_000 }),
      }),
    ),
  );
  serveMailPage(app, outbox);

  for (const provider of providers) provider.serveControls(app);
}

function isNamed({ reference, provider_reference }: BooksEntry, name: string): boolean {
  return reference === name || provider_reference === name;
}

function unknownReference(reference: string): ControlRefused {
  return new ControlRefused(404, `No provider here knows ${reference}.`);
}

/** A proxy on this machine speaks for others, and says so; a control call through it is theirs, not ours. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = (address: string) => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$|^localhost$/.test(address);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const forwardedFor = forwarded.map(address => address.trim()).filter(address => address !== '');
  return isLoopback(socket.remoteAddress ?? '') && forwardedFor.every(isLoopback) && headers['forwarded'] === undefined;
}
