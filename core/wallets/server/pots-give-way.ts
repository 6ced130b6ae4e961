import type { Queries, Tx } from '@wura/database';
import { postJournals } from '@wura/ledger/server/journal';
import type { Order, WalletId } from '@wura/ledger/server/order';
import { readHead } from '@wura/ledger/server/read';
import { lockWallet } from '@wura/ledger/server/wallets';
import { currencyOf } from '@wura/money/currencies';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { movementPhrases } from '../refusals.ts';
import { uuidOf } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import type { PotDetails } from './pots.ts';
import type { WalletFacts } from './wallets.ts';

// Where money is taken back from a customer, what lies in the pots of the wallet is the same money as what lies beside them:
// else a customer would put it aside before the bank, the sender or staff ask for it, and spend it afterwards.

/** As its customer reads it: a movement of the wallet, like any other out of a pot, with the word why. */
export const potGaveWay: MovementKind<PotDetails> = {
  id: 63,
  name: 'pot_gave_way',
  isHold: false,
  category: 'savings',
  details: z.object({ pot: z.string(), name: z.string() }),
  describe: ({ details: { name } }) => say(movementPhrases.pot_gave_way, { name }),
};

/** What may be taken back from a wallet: what is in it, and in its pots. With the wallet locked, its pots stand still too. */
export async function readWithPots(db: Queries, wallet: WalletId): Promise<bigint> {
  return (await readHead(db, wallet)).balance + (await readInPots(db, wallet));
}

export async function readInPots(db: Queries, wallet: WalletId): Promise<bigint> {
  return (await listFullest(db, wallet)).reduce((sum, { balance }) => sum + balance, 0n);
}

interface FullPot {
  readonly id: bigint;
  readonly publicId: string;
  readonly balance: bigint;
  /** As it was called when money last went in or out. */
  readonly name: string;
}

/** The fullest first, so that as few as can be give way, and what a customer saves for besides is left alone. */
async function listFullest(db: Queries, wallet: WalletId): Promise<FullPot[]> {
  const { rows } = await db.query<FullPot>(
    `select p.id, p.public_id as "publicId", p.balance,
            (select h.details ->> 'name' from wallets.history_row h where h.wallet_id = p.id order by h.seq desc limit 1)
              as name
       from wallets.customer_pot p
      where p.wallet = $1 and p.closed_at is null and p.balance > 0
      order by p.balance desc, p.id`,
    [wallet],
  );
  return rows;
}

/**
 * Brings what a wallet lacks of a sum out of its pots, as far as there is so much in them, and answers what the wallet holds
 * then. A pot that is locked gives way too: its lock is a promise of the customer to themselves, and to no other. Each pot
 * does so once under the name of what it is for. Run it in the transaction that takes the money, with retries.
 */
export async function drawFromPots(
  tx: Tx,
  wallet: WalletFacts,
  { sumMinor, request }: { sumMinor: bigint; request: string },
): Promise<bigint> {
  // Money goes between a pot and its wallet alone, so that this one lock keeps the pots as they are read, and those who
  // lock more than a wallet need no second order.
  await lockWallet(tx, wallet.id);
  const { balance } = await readHead(tx, wallet.id);
  if (balance >= sumMinor) return balance;
  let lackedMinor = sumMinor - balance;
  const currency = currencyOf(wallet.currency).id;
  const orders: Order[] = [];
  const details: PotDetails[] = [];
  for (const { id, publicId, name, ...pot } of await listFullest(tx, wallet.id)) {
    if (lackedMinor === 0n) break;
    const minor = pot.balance < lackedMinor ? pot.balance : lackedMinor;
    lackedMinor -= minor;
    details.push({ pot: publicId, name });
    orders.push({
      kind: potGaveWay.id,
      request: uuidOf(`pot gives way\0${request}\0${publicId}`),
      fingerprint: 0,
      // The wallet stands first, as in each move between the two: its link is the movement that the customer knows.
      sides: [
        { wallet: wallet.id, amount: minor, currency },
        { wallet: Number(id), amount: -minor, currency },
      ],
    });
  }
  if (orders.length === 0) return balance;
  const entries = await postJournals(tx, orders);
  await tx.query('insert into wallets.remark (transfer_id, details) select * from unnest($1::bigint[], $2::jsonb[])', [
    entries.map(({ transferId }) => transferId),
    details.map(each => JSON.stringify(each)),
  ]);
  return sumMinor - lackedMinor;
}
