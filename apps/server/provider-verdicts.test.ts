import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { freePort } from '@wura/platform/free-port';
import { openKeys } from '@wura/tron/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openRefusingServer, type Reply } from './testing/refusing-server.ts';
import { moneyDeeds, movesNothing, type LookUp, type MoneyDeed } from './testing/verdict-table.ts';
import { vendors } from './vendors.ts';

// Every adapter that moves money, against every way in which an answer fails to be one. What is held here is that only a no
// that is certain gives money back, and only a yes about the very payment is one.

let server: Awaited<ReturnType<typeof openRefusingServer>>;
beforeAll(async () => void (server = await openRefusingServer()));
afterAll(() => server.close());

/** A new one for each question, so that the silence of one does not make the next one rest. */
function offersOf(name: string, url: string): [string, unknown][] {
  // One of two tells the rates of an installation: each is asked for in its own.
  const rates = { EXCHANGERATE_API: name === 'exchangerate-api' ? 'on' : 'off' };
  const config = readConfig({
    ...rates,
    MASTER_KEY: '07'.repeat(32),
    SANDBOX_URL: url,
    BILLS_SECOND_SOURCE: 'on',
    SANDBOX_TRON_XPUB: openKeys(Buffer.alloc(32, 7)).accountKey,
  });
  const vendor = vendors.find(each => each.name === name)!;
  const settings = config.settings[name];
  if (settings === undefined) throw new Error(`${name} is switched off here, and its adapters are seen by nobody`);
  return vendor.open(settings, { now: Date.now }).offers.map(({ port, adapter }) => [`${name} ${port.name}`, adapter]);
}

const adapterOf = (of: string, url = server.url) => new Map(offersOf(of.split(' ')[0]!, url)).get(of);

const patienceMs = 3_000;
const asked = (deed: Pick<MoneyDeed, 'of' | 'ask'>, { url = server.url, ms = patienceMs } = {}) =>
  deed.ask(adapterOf(deed.of, url), AbortSignal.timeout(ms));

const cut: Reply = (_request, response) => void response.destroy();
const half: Reply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"status":true,"success":true,"data":{"status":"succ', () => response.destroy());
};
const endless: Reply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(`{"status":true,"padding":"${'x'.repeat(2_000_000)}"}`);
};

/** Whatever comes instead of an answer, or is one about nothing. */
const noAnswers = ({ refusing }: MoneyDeed): Readonly<Record<string, Reply>> => ({
  'a connection that is closed without a word': cut,
  'a connection that breaks off in the middle': half,
  'an answer without end': endless,
  'a fault of theirs': refusing(500),
  'a page under a 502': { status: 502, body: '<html>Bad gateway</html>' },
  'too many calls': refusing(429),
  'a key that they do not know': refusing(401),
  'a gate before them': refusing(403),
  'nothing under a 200': { body: '' },
  'half an answer': { body: '{"status":true,"success":true,"code":"000","data":{"stat' },
  'a bare word': { body: 'true' },
  'an answer to another question': { body: { status: true, success: true, message: 'x', data: { anything: 1 } } },
});

const nameOf = ({ of, what }: MoneyDeed) => (what ? `${of}, ${what}` : of);

/** What they say of it when they are asked, for those that can be. */
function lookUps({ lookUp }: MoneyDeed): [string, Reply | undefined][] {
  if (!lookUp) return [['nothing', undefined]];
  return [
    ['that they do not have it', lookUp.none],
    ['that it is done', lookUp.done],
    ['nothing', cut],
  ];
}
function answer(deed: MoneyDeed, said: Reply, looked: Reply | undefined): void {
  const { at, before, lookUp } = deed;
  server.answer({ ...before, ...(lookUp && looked && { [lookUp.at]: looked }), [at]: said });
}

const isGivenBack = ['declined', 'reversed'];

describe.each(moneyDeeds.map(deed => [nameOf(deed), deed] as const))('%s', (_name, deed) => {
  it('is taken for done by a yes about it, and by no yes about anything else', async () => {
    for (const [looked, reply] of lookUps(deed)) {
      answer(deed, deed.yes, reply);
      expect(await asked(deed), looked).toMatchObject({ outcome: 'accepted' });
      if (looked === 'that it is done') continue;
      for (const [lie, said] of Object.entries(deed.lies)) {
        answer(deed, said, reply);
        expect(await asked(deed), `${lie}, and ${looked}`).toMatchObject({ outcome: 'unknown' });
      }
    }
  });

  it('is unknown where no answer came, whatever came instead', async () => {
    for (const [name, reply] of Object.entries(noAnswers(deed))) {
      answer(deed, reply, deed.lookUp?.none);
      expect(await asked(deed), name).toMatchObject({ outcome: 'unknown' });
    }
  });

  it('is given back by a no in words that they have told us of', async () => {
    if (!deed.no) return expect(deed.of).toBe('tron usdt_chain');
    answer(deed, deed.no, deed.lookUp?.none);
    expect(await asked(deed)).toMatchObject({ outcome: 'declined' });
  });

  it('is not given back by a page that is not there, by what stands in the way, nor because they have it', async () => {
    const noes: [string, Reply | undefined][] = [
      ['not there', deed.refusing(404)],
      ['in the way', deed.refusing(409)],
      ['they have it', deed.isThere],
    ];
    for (const [name, said] of noes) {
      for (const [looked, reply] of said ? lookUps(deed) : []) {
        // A look-up that is used up, and was used by nothing of ours, is no purchase.
        const isOver = name === 'they have it' && looked === 'that they do not have it' && deed.of.startsWith('squad');
        if (isOver) continue;
        answer(deed, said!, reply);
        const { outcome } = await asked(deed);
        expect(isGivenBack, `${name}, and they say ${looked}`).not.toContain(outcome);
      }
    }
  });

  it('refused in other words is given back only where they say that they do not have it', async () => {
    for (const [looked, reply] of lookUps(deed)) {
      answer(deed, deed.inOtherWords, reply);
      const { outcome } = await asked(deed);
      // What these say is believed by nobody before their list has been read once more, or moves nothing yet.
      if (deed.of === 'paystack card_payments' || deed.at === 'POST /transferrecipient') continue;
      if (looked === 'that they do not have it') expect(outcome, looked).not.toBe('accepted');
      else expect(isGivenBack, looked).not.toContain(outcome);
    }
  });
});

describe.each(moneyDeeds.flatMap(deed => (deed.lookUp ? [[nameOf(deed), deed, deed.lookUp] as const] : [])))(
  '%s, looked for',
  (_name, deed: MoneyDeed, lookUp: LookUp) => {
    it('is what they say of it, and unknown where they say nothing or speak of another', async () => {
      const look = { of: deed.of, ask: lookUp.ask };
      const heard = async (reply: Reply) => {
        server.answer({ ...deed.before, [lookUp.at]: reply });
        return asked(look);
      };
      expect(await heard(lookUp.done)).toMatchObject({ outcome: 'accepted' });
      const { outcome } = await heard(lookUp.none);
      // Of refunds they have a list, which may be empty.
      expect(outcome).toBe(deed.of === 'paystack card_payments' ? 'accepted' : 'absent');
      for (const [name, reply] of Object.entries({ ...noAnswers(deed), ...lookUp.lies })) {
        expect(await heard(reply), name).toMatchObject({ outcome: 'unknown' });
      }
      expect(isGivenBack).not.toContain((await heard(deed.refusing(404))).outcome);
    });
  },
);

const untilOnes = moneyDeeds.filter(({ of }) => of !== 'paystack card_payments' && of !== 'tron usdt_chain');

it.each(untilOnes.map(deed => [nameOf(deed), deed] as const))(
  '%s is unknown where nobody answers in time',
  async (_name, deed) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expect(await asked(deed, { url, ms: 60 })).toMatchObject({ outcome: 'unknown' });
    silent.close();
  },
);

it.each(moneyDeeds.map(deed => [nameOf(deed), deed] as const))('%s that nobody can have heard', async (_name, deed) => {
  const url = `http://127.0.0.1:${await freePort()}`;
  // What is named by nothing of ours is never said again, so that it is over.
  const isOver = deed.of === 'squad airtime_sellers' || deed.of === 'squad data_sellers';
  expect(await asked(deed, { url })).toMatchObject({ outcome: isOver ? 'declined' : 'unknown' });
});

it('every adapter is in the table, or among those that move nothing', () => {
  const offered = vendors.flatMap(({ name }) => offersOf(name, server.url).map(([of]) => of));
  const known = [...new Set([...moneyDeeds.map(({ of }) => of), ...movesNothing])];
  expect(offered.toSorted(), 'add what is new to testing/verdict-table.ts').toEqual(known.toSorted());
});
