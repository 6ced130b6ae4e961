import type { FastifyInstance } from 'fastify';
import { optional, readInput, wholeNumber } from '../control-input.ts';
import { misbehave, type Answer, type Voice } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { calm, currencies, ratesNow, ratesOn, type Mood } from './market.ts';

const operations = ['latest', 'historical', 'open_latest'] as const;
type Operation = (typeof operations)[number];

/** Exchange rates, as Open Exchange Rates tells them to callers with a key, and ExchangeRate-API to all. */
export function createFx({ world }: { world: World }): Provider {
  let mood: Mood = calm;

  const seconds = () => Math.floor(world.now() / 1000) - mood.ageSeconds;
  const asOpenExchangeRates = (timestamp: number, rates: Record<string, number>): Answer => ({
    status: 200,
    body: { disclaimer: 'Sandbox', license: 'Sandbox', timestamp, base: 'USD', rates },
  });
  const asExchangeRateApi = (): Answer => ({
    status: 200,
    body: {
      result: 'success',
      provider: 'Sandbox',
      time_last_update_unix: seconds(),
      time_next_update_unix: seconds() + 86_400,
      time_eol_unix: 0,
      base_code: 'USD',
      rates: ratesNow(mood),
    },
  });

  function serveApi(app: FastifyInstance): void {
    async function speak(operation: Operation, act: () => Answer) {
      const fault = world.faults.take('fx', operation);
      const lie = (answer: Answer) =>
        fault?.mode === 'wrong_amount' || fault?.mode === 'wrong_currency' ? falsify(answer, fault.mode) : answer;
      return misbehave(() => lie(act()), { fault, operation, voice, wait: world.wait });
    }

    type Keyed = { Querystring: { app_id?: string }; Params: { file?: string } };
    app.get<Keyed>('/api/latest.json', async ({ query }, reply) => {
      if (!query.app_id) return reply.code(401).send(noKey.body);
      return put(reply, await speak('latest', () => asOpenExchangeRates(seconds(), ratesNow(mood))));
    });
    app.get<Keyed>('/api/historical/:file', async ({ query, params }, reply) => {
      if (!query.app_id) return reply.code(401).send(noKey.body);
      const [, day] = /^(\d{4}-\d\d-\d\d)\.json$/.exec(params.file ?? '') ?? [];
      const endOfDay = day === undefined ? NaN : Date.parse(`${day}T23:59:59Z`);
      if (day === undefined || !(endOfDay < world.now())) {
        return reply.code(400).send(refusal(400, 'not_available', 'No rates are known of that day.').body);
      }
      return put(reply, await speak('historical', () => asOpenExchangeRates(endOfDay / 1000, ratesOn(day))));
    });
    app.get('/v6/latest/USD', async (_request, reply) => put(reply, await speak('open_latest', asExchangeRateApi)));
  }

  function serveControls(app: FastifyInstance): void {
    app.post('/fx/rates', async ({ body }) => {
      const input = readInput(body, {
        rates: optional(ratesByCode, {}),
        missing: optional(codes, []),
        age_seconds: optional(wholeNumber({ min: 0, max: 31_536_000 }), 0),
      });
      mood = { rates: input.rates, missing: input.missing, ageSeconds: input.age_seconds };
      return input;
    });
    app.delete('/fx/rates', async () => {
      mood = calm;
      return { message: 'The market stands where it opened.' };
    });
  }

  return {
    name: 'fx',
    operations,
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve: serveApi,
    serveControls,
  };
}

const refusal = (status: number, message: string, description: string): Answer => ({
  status,
  body: { error: true, status, message, description },
});

const noKey = refusal(401, 'missing_app_id', 'No App ID provided.');

const voice: Voice = {
  broken: { status: 500, body: { error: true, status: 500, message: 'internal_error' } },
  tooMany: refusal(429, 'not_allowed', 'Too many requests.'),
  refuse: () => refusal(401, 'invalid_app_id', 'Invalid App ID provided.'),
  elsewhere: '/fx/api/latest.json?app_id=elsewhere',
};

/** The same answer with every price ten times what it is, or told for another currency than was asked. */
function falsify({ status, body }: Answer, how: 'wrong_amount' | 'wrong_currency'): Answer {
  const { rates, ...rest } = body as { rates: Record<string, number> };
  if (how === 'wrong_currency') {
    const told = 'base_code' in rest ? { base_code: 'EUR' } : { base: 'EUR' };
    return { status, body: { ...rest, ...told, rates } };
  }
  const tenfold = Object.entries(rates).map(([code, rate]) => [code, code === 'USD' ? 1 : rate * 10]);
  return { status, body: { ...rest, rates: Object.fromEntries(tenfold) } };
}

function codes(given: unknown): readonly string[] {
  if (Array.isArray(given) && given.every(code => currencies.includes(code as string))) return given as string[];
  throw new Error(`must be a list of currencies that this market knows: ${currencies.join(', ')}`);
}

function ratesByCode(given: unknown): Readonly<Record<string, number>> {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const entries = isObject ? Object.entries(given) : [];
  const isSound = entries.every(([code, rate]) => currencies.includes(code) && typeof rate === 'number' && rate >= 0);
  if (isObject && isSound) return Object.fromEntries(entries);
  throw new Error('must be an object of numbers by currency, each units for one dollar');
}
