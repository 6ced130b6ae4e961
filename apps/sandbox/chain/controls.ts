import { parseMoney } from '@wura/money';
import type { FastifyInstance } from 'fastify';
import { choice, ControlRefused, flag, optional, readInput, text, wholeNumber } from '../control-input.ts';
import { addressOf, fakeTether, spelled, tether } from './addresses.ts';
import { balanceOf } from './balances.ts';
import { headOf, produce, reorganise } from './blocks.ts';
import type { Desk } from './desk.ts';
import { give, manyTimes } from './faucet.ts';
import { transferCall, type Said } from './transactions.ts';

const blocksMax = 10_000;

export function serveControls(app: FastifyInstance, desk: Desk): void {
  const whole = <Result>(work: () => Result) => desk.books.transaction(work);

  app.post('/chain/deposit', async ({ body }) => {
    const input = readInput(body, {
      address: text({ max: 64 }),
      amount: amount,
      token: optional(choice(['usdt', 'fake', 'trx']), 'usdt'),
      times: optional(wholeNumber({ min: 1, max: 2_000 }), 1),
      in_one: optional(flag, false),
      mined: optional(flag, true),
    });
    const to = addressOf(input.address);
    if (!to) throw new ControlRefused(422, 'address must be an address of TRON', { address: 'is no address of TRON' });
    return whole(() => {
      const { times, in_one: isInOne } = input;
      const acts = isInOne
        ? [manyTimes(to, input.amount, times)]
        : Array.from({ length: times }, () => actOf(input, to));
      const ids = acts.map(act => give(desk, act));
      const block = input.mined ? produce(desk).number : null;
      return { transaction_id: ids[0], transaction_ids: ids, block, address: spelled(to) };
    });
  });

  app.post('/chain/mine', async ({ body }) => {
    const { blocks } = readInput(body, { blocks: optional(wholeNumber({ min: 1, max: blocksMax }), 1) });
    return whole(() => {
      for (let n = 0; n < blocks; n++) produce(desk);
      return { block: headOf(desk).number };
    });
  });

  app.post('/chain/reorg', async ({ body }) => {
    const { depth, keep } = readInput(body, {
      depth: wholeNumber({ min: 1, max: 1_000 }),
      keep: optional(flag, false),
    });
    return whole(() => {
      reorganise(desk, { depth, isKept: keep });
      return { block: headOf(desk).number };
    });
  });

  app.get<{ Params: { address: string } }>('/chain/accounts/:address', async ({ params }) => {
    const address = addressOf(params.address);
    if (!address) throw new ControlRefused(404, 'That is no address of TRON.');
    return { usdt: balanceOf(desk, address, tether), trx: balanceOf(desk, address, 'trx') };
  });
}

function actOf({ token, amount: minor }: { token: string; amount: bigint }, to: string): Said['act'] {
  if (token === 'trx') return { kind: 'transfer', to, amount: minor };
  return { kind: 'call', contract: token === 'usdt' ? tether : fakeTether, data: transferCall(to, minor) };
}

/** Six decimals, of USDT as of TRX. Nothing may be sent as well, and attackers always do. */
function amount(given: unknown): bigint {
  if (given === 0 || given === '0') return 0n;
  const money = parseMoney(given, 'USDT');
  if (typeof money === 'string') throw new Error('must be an amount with at most six decimals');
  return money.minor;
}
