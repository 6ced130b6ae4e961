import { transaction, type Tx } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import type { PartnerEvent, MovementEventName } from '@wura/features/partner-events';
import { assertLease, complete, reschedule, type Job } from '@wura/jobs';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { MovementKind, Person } from '@wura/wallets/server/kinds';
import { historyRowOf, referenceOf, type HistoryRow } from '@wura/wallets/server/statements';
import { dayMs } from '@wura/platform/time';
import {
  awaitEnds,
  followNewWallets,
  moveFollowed,
  readBacks,
  readLinks,
  readPeople,
  readRows,
  takeEnded,
  tidyEvents,
  type Place,
  type RowAsRead,
} from './book-queries.ts';
import { recordEvents } from './record-events.ts';
import { keptDays } from '../rules.ts';

export const followJob = 'follow_for_partners';
const lookEveryMs = 1_000;
/** Of one wallet and look; the rest comes with the next. */
export const linksAtOnce = 200;

type FollowNeeds = Pick<WorkerNeeds, 'pool' | 'walletServices' | 'now' | 'all'>;

/**
 * Looks what was written to the wallets of customers who have addresses registered, each from where it was looked at last.
 * Payments write nothing for it, and those of all other customers are not even looked at.
 */
export async function followBooks(needs: FollowNeeds, job: Job): Promise<void> {
  await transaction(needs.pool, async tx => {
    await assertLease(tx, job);
    if (!(await followNewWallets(tx))) return complete(tx, job);
    const isMore = await followOnce(tx, needs);
    if (!isMore) await tidyEvents(tx, new Date(needs.now() - keptDays * dayMs));
    await reschedule(tx, job, isMore ? 0 : lookEveryMs);
  });
}

/** Answers whether there is more already. */
async function followOnce(tx: Tx, needs: FollowNeeds): Promise<boolean> {
  const links = await readLinks(tx, linksAtOnce);
  const backs = await readBacks(
    tx,
    links.filter(({ gives_back: isBack }) => isBack),
  );
  const rows = await readRows(
    tx,
    links.filter(({ gives_back: isBack }) => !isBack),
  );
  await awaitEnds(
    tx,
    rows.filter(({ is_hold: isHold }) => isHold),
  );
  const ended = await readRows(tx, [...(await takeEnded(tx)), ...backs]);
  const given = new Set(backs.map(keyOf));
  const told = [
    ...rows.filter(({ is_hold: isHold }) => !isHold).map(row => ({ row, name: nameOfMove(row, needs.all.kinds) })),
    ...ended
      .filter(({ kind }) => !isOwn(kind, needs.all.kinds))
      .flatMap(row => namesOfEnd(row, given).map(name => ({ row, name }))),
  ];
  const events = await eventsOf(
    tx,
    needs,
    told.flatMap(({ row, name }) => (name ? [{ row, name }] : [])),
  );
  await recordEvents(tx, events, new Date(needs.now()));
  await moveFollowed(tx, links);
  return [...Map.groupBy(links, ({ wallet }) => wallet).values()].some(of => of.length === linksAtOnce);
}

const keyOf = ({ wallet, seq }: Place) => `${wallet} ${seq}`;

/** Money between the customer's own wallets, pots and cards, or set aside for them, is nothing that a program is told of. */
const own: ReadonlySet<string> = new Set(['conversion', 'savings', 'recall_hold']);
const isOwn = (kind: number, kinds: readonly MovementKind[]) => own.has(categoryOf(kind, kinds) ?? '');
/** It comes back, or is the house's: no sale. */
const noSale: ReadonlySet<string> = new Set(['staff_credit', 'correction', 'recall_return']);
const categoryOf = (kind: number, kinds: readonly MovementKind[]) => kinds.find(({ id }) => id === kind)?.category;

function nameOfMove({ kind, amount }: RowAsRead, kinds: readonly MovementKind[]): MovementEventName | undefined {
  const category = categoryOf(kind, kinds);
  if (category === undefined || own.has(category)) return undefined;
  if (amount < 0n) return 'payment.made';
  if (category === 'card') return undefined;
  return noSale.has(category) ? 'refund.received' : 'money.received';
}

/** One that was settled and given back later was made first: a program that hears of its return has heard of it before. */
function namesOfEnd(row: RowAsRead, backs: ReadonlySet<string>): MovementEventName[] {
  if (row.outcome !== 'settled') return ['payment.failed'];
  return backs.has(keyOf({ wallet: row.wallet_id, seq: row.seq }))
    ? ['payment.made', 'payment.returned']
    : ['payment.made'];
}

interface Named {
  readonly row: RowAsRead;
  readonly name: MovementEventName;
}

async function eventsOf(tx: Tx, needs: FollowNeeds, named: readonly Named[]): Promise<PartnerEvent[]> {
  if (named.length === 0) return [];
  const { wallets, naming } = needs.walletServices;
  const counterparties = [...new Set(named.map(({ row }) => Number(row.counterparty)))];
  const others = await wallets.byIds([...counterparties, ...named.map(({ row }) => Number(row.wallet_id))], tx);
  const people = await readPeople(tx, [...new Set([...others.values()].map(({ owner }) => owner))]);
  return named.map(({ row, name }) => {
    const read = historyRowOf(row);
    const { entry, amountMinor, fees } = read;
    const currency = currencyById(row.currency).code;
    const wallet = others.get(Number(row.wallet_id))!;
    const owner = others.get(Number(row.counterparty))?.owner;
    const other = owner === undefined ? outsiderOf(read, needs.all.kinds) : people.get(owner);
    const money = (minor: bigint) => formatMoney({ currency, minor });
    const isEnd = name === 'payment.failed' || name === 'payment.returned';
    const { remarks } = read.details;
    return {
      customer: wallet.owner,
      name,
      subject: naming.movementId({ wallet: entry.wallet, seq: entry.seq }),
      at: (row.is_hold && row.ended_at) || entry.createdAt,
      other: owner,
      data: {
        id: naming.movementId({ wallet: entry.wallet, seq: entry.seq }),
        reference: referenceOf(read, naming),
        wallet_id: wallet.publicId,
        kind: needs.all.kinds.find(({ id }) => id === entry.kind)!.name,
        status: isEnd ? 'failed' : 'completed',
        amount: money(amountMinor),
        fees: money(fees.reduce((sum, { minor }) => sum + minor, 0n)),
        currency,
        other: other
          ? { name: other.fullName, account_number: other.accountNumber, bank: other.bankName ?? null }
          : null,
        remarks: typeof remarks === 'string' ? remarks : null,
        made_at: entry.createdAt.toISOString(),
      },
    };
  });
}

function outsiderOf({ entry, details }: HistoryRow, kinds: readonly MovementKind[]): Person | undefined {
  const kind = kinds.find(({ id }) => id === entry.kind);
  return kind?.outsider?.(kind.details.parse(details));
}
