import type { FastifyInstance } from 'fastify';
import { misbehave, type Answer, type Voice } from '../misbehave.ts';
import { nameBehind } from '../name-behind.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';

const operations = ['bvn', 'nin'] as const;
type Operation = (typeof operations)[number];

/** Printed in the manual, and no secret. Live keys have no business here. */
const keys = { appId: 'sandbox_app', secretKey: 'sandbox_secret' };

/**
 * Dojah as its documentation describes it: whose a BVN or a NIN is. Any customer who asks about a number owns it, but
 * for a few.
 */
export function createIdentity({ world }: { world: World }): Provider {
  return {
    name: 'identity',
    operations,
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve: app => serveApi(app, world),
    serveControls: () => {},
  };
}

type Query = Readonly<Record<string, string | undefined>>;

function serveApi(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const isKnown = headers['appid'] === keys.appId && headers.authorization === keys.secretKey;
    if (!isKnown) return reply.code(401).send(refusal('Unauthorized', 401).body);
  });
  const lookUp: Record<Operation, (query: Query) => Answer> = { bvn: lookUpBvn, nin: lookUpNin };
  for (const operation of operations) {
    app.get<{ Querystring: Query }>(`/api/v1/kyc/${operation}`, async ({ query }, reply) => {
      const outgoing = await misbehave(() => lookUp[operation](query), {
        fault: world.faults.take('identity', operation),
        operation,
        voice,
        wait: world.wait,
      });
      return put(reply, outgoing);
    });
  }
}

const isNobodys = (number: string) => number.startsWith('000');
const isSomebodyElses = (number: string) => number.startsWith('111');

/** With a name and a day of birth it says what of them is right, and shows nothing. */
function lookUpBvn(query: Query): Answer {
  const bvn = query['bvn'] ?? '';
  if (!/^\d{11}$/.test(bvn)) return refusal('bvn must be 11 digits', 400);
  if (isNobodys(bvn)) return refusal('BVN not found', 404);
  const isTheirs = !isSomebodyElses(bvn);
  const compared = (given: string | undefined) => ({
    confidence_value: given && isTheirs ? 100 : 0,
    status: given !== undefined && isTheirs,
  });
  return {
    status: 200,
    body: {
      entity: {
        bvn: { value: bvn, status: true },
        first_name: compared(query['first_name']),
        last_name: compared(query['last_name']),
        date_of_birth: compared(query['dob']),
      },
    },
  };
}

/** Shows the person. A caller that names the person means the right one; otherwise the number decides who it is. */
function lookUpNin(query: Query): Answer {
  const nin = query['nin'] ?? '';
  if (!/^\d{11}$/.test(nin)) return refusal('nin must be 11 digits', 400);
  if (isNobodys(nin)) return refusal('NIN not found', 404);
  const [last, first = last] = nameBehind(nin).split(' ');
  const isMeant = !isSomebodyElses(nin) && query['first_name'] !== undefined;
  return {
    status: 200,
    body: {
      entity: {
        nin,
        first_name: isMeant ? query['first_name'] : first,
        last_name: isMeant ? query['last_name'] : last,
        middle_name: '',
        gender: 'm',
        date_of_birth: isMeant ? query['dob'] : '1980-01-01',
        phone_number: '08012345678',
        photo: '',
      },
    },
  };
}

const refusal = (error: string, status: number): Answer => ({ status, body: { error } });

const voice: Voice = {
  broken: refusal('Service unavailable', 500),
  tooMany: refusal('Too many requests', 429),
  // Their wallet, not the customer, has too little in it.
  refuse: () => refusal('Your wallet balance is low', 402),
  elsewhere: '/identity/api/v1/kyc/bvn?bvn=22212345678&first_name=a&last_name=b&dob=1990-01-01',
};
