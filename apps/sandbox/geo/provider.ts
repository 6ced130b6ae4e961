import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { misbehave, type Answer, type Voice } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { countries, placeOf } from './places.ts';

const operations = ['lookup'] as const;

/** ipwho.is: which country an address is in. It needs no key, and says no with 200. */
export function createGeo({ world }: { world: World }): Provider {
  return {
    name: 'geo',
    operations,
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve: app => serveApi(app, world),
    serveControls: () => {},
  };
}

function serveApi(app: FastifyInstance, world: World): void {
  type Asked = { Params: { address?: string }; Querystring: { fields?: string } };
  const lookup = (address: string, fields: string | undefined): Answer => ({
    status: 200,
    body: onlyFields(answerTo(address), fields),
  });
  for (const path of ['/', '/:address']) {
    app.get<Asked>(path, async ({ params, query, ip }, reply) => {
      const outgoing = await misbehave(() => lookup(params.address ?? ip, query.fields), {
        fault: world.faults.take('geo', 'lookup'),
        operation: 'lookup',
        voice,
        wait: world.wait,
      });
      return put(reply, outgoing);
    });
  }
}

const refusal = (message: string, status = 200): Answer => ({ status, body: { success: false, message } });

const voice: Voice = {
  broken: refusal('Internal error', 500),
  tooMany: refusal('You have exceeded your monthly limit', 429),
  refuse: () => refusal('You have hit the monthly limit'),
  elsewhere: '/geo/102.89.0.1',
};

function answerTo(address: string): Record<string, unknown> {
  if (isIP(address) === 0) return { ip: address, success: false, message: 'Invalid IP address' };
  const place = placeOf(address);
  if (!place) return { ip: address, success: false, message: 'Reserved range' };
  const { name, dialCode, capital } = countries[place];
  return {
    ip: address,
    success: true,
    type: `IPv${isIP(address)}`,
    country: name,
    country_code: place,
    calling_code: dialCode,
    capital,
  };
}

/** `fields=success,country_code` leaves the rest out. */
function onlyFields(answer: Record<string, unknown>, fields: string | undefined): Record<string, unknown> {
  if (!fields) return answer;
  const wanted = new Set(fields.split(','));
  return Object.fromEntries(Object.entries(answer).filter(([name]) => wanted.has(name)));
}
