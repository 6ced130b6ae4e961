import type { Tx } from '@wura/database';
import { lockWallet } from '@wura/ledger/server/wallets';
import { formatMoney, type Amount, moneyOf, type Money } from '@wura/money';
import { notify } from '@wura/notices/server';
import { defineApproval, type Note, type Operator, type Operators } from '@wura/operators/server';
import { lockOriginal, readGoneBack } from '@wura/wallets/server/gone-back';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { moneyIn } from '@wura/wallets/server/agreed-money';
import { readWithPots } from '@wura/wallets/server/pots-give-way';
import { moveByStaff, type StaffSide } from '@wura/wallets/server/staff-moves';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { commonFaults } from '@wura/wire/faults';
import type { MoneyLine } from '@wura/operators/contract';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { deskRefusals } from '../operator-contract.ts';
import { findMovement, type Found } from './find-movement.ts';
import { correction, creditCorrection, staffCredit } from './kinds.ts';
import { moneyLines } from '@wura/wallets/server/money-lines';
import type { Deciding } from './needs.ts';
import { correctionGiven, correctionTaken, creditTaken } from './notices.ts';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { agreedMoney } from './payload.ts';
import { insertCorrection, readSides } from './queries.ts';

const name = 'transfer_correction';

interface Correctable {
  /** What the original moved, and what of it has not gone back yet. */
  readonly cameMinor: bigint;
  readonly leftMinor: bigint;
  /** The wallet it came to. */
  readonly from: WalletFacts;
  readonly fromName: string;
  /** Where it came from. */
  readonly to: StaffSide;
  readonly toName: string;
}

/** What of a movement may be reversed: what came to a customer from another, or from the house by staff, at once. */
export async function readCorrectable(
  db: Tx,
  { walletServices: { wallets }, identity: { holders } }: Pick<Deciding, 'walletServices' | 'identity'>,
  { row: { entry, isHold } }: Pick<Found, 'row'>,
): Promise<Correctable | undefined> {
  if (isHold) return undefined;
  const [gave, ...others] = await readSides(db, entry.transferId);
  // What the sender owed the state beside it came to no customer.
  const arrived = entry.kind === intraTransfer.id ? others.filter(({ purpose }) => purpose === null) : others;
  const [took] = arrived;
  if (arrived.length !== 1 || !gave || !took || took.purpose !== null) return undefined;
  if (gave.purpose !== null && entry.kind !== staffCredit.id) return undefined;
  const known = await wallets.byIds([Number(gave.wallet), Number(took.wallet)], db);
  const from = known.get(Number(took.wallet))!;
  const sender = known.get(Number(gave.wallet));
  const nameOf = async (wallet: WalletFacts) => (await holders.findByNumber(wallet.owner))?.fullName ?? '';
  return {
    cameMinor: took.amount,
    leftMinor: took.amount - (await readGoneBack(db, entry.transferId)),
    from,
    fromName: await nameOf(from),
    to: sender ?? { purpose: gave.purpose! },
    toName: sender ? await nameOf(sender) : `The house, ${gave.purpose}`,
  };
}

export async function correctionLines(
  db: Tx,
  { from, fromName, to, toName }: Correctable,
  minor: bigint,
): Promise<MoneyLine[]> {
  return moneyLines(db, from.currency, [
    { where: { wallet: from, name: fromName }, minor: -minor },
    { where: 'id' in to ? { wallet: to, name: toName } : to, minor },
  ]);
}

/** One operator wants a transfer reversed, or a part of it; it is once another agrees. */
export async function beginCorrection(
  tx: Tx,
  needs: Deciding & { operators: Operators },
  asked: { found: Found; amount?: Amount | undefined; reason: string; note?: string | undefined; operator: Operator },
  note: Note,
): Promise<{ approval: string; lines: MoneyLine[] }> {
  const { found, amount, reason, note: said, operator } = asked;
  const correctable = await readCorrectable(tx, needs, found);
  if (!correctable) throw refuse(deskRefusals.not_correctable);
  const { currency } = correctable.from;
  const money = amount ? moneyOf(amount, currency) : { currency, minor: correctable.leftMinor };
  if (typeof money === 'string') throw refuseFields({ amount: commonFaults.amount_invalid });
  await requirePossible(tx, needs, { correctable, money, emails: [operator.email] });
  const lines = await correctionLines(tx, correctable, money.minor);
  const payload = {
    movement: needs.walletServices.naming.movementId(found.row.entry),
    amount: formatMoney(money),
    currency,
    of: formatMoney({ currency, minor: correctable.cameMinor }),
    lines,
    ...(said && { note: said }),
  };
  const begun = { subject: found.reference, payload, reason, operator };
  const { id } = await needs.operators.approvals.begin(tx, { name }, begun, note);
  return { approval: id, lines };
}

async function requirePossible(
  db: Tx,
  { identity }: Pick<Deciding, 'identity'>,
  { correctable, money, emails }: { correctable: Correctable; money: Money; emails: readonly string[] },
): Promise<void> {
  const { leftMinor, from, to } = correctable;
  const { currency } = money;
  const asFact = (minor: bigint) => ({ amount: formatMoney({ currency, minor }), currency });
  if (money.minor > leftMinor || leftMinor === 0n) {
    throw refuse(deskRefusals.corrected_already, { facts: { left: asFact(leftMinor) } });
  }
  const there = await readWithPots(db, from.id);
  if (there < money.minor) {
    throw refuse(deskRefusals.receiver_short, { facts: { held: asFact(there), asked: asFact(money.minor) } });
  }
  await requireOthers(db, identity, { customers: [from.owner, ...('id' in to ? [to.owner] : [])], emails });
}

/** All is asked again at the moment of the second one's word, with the transfer and the wallet locked. */
export function correctionApproval(needs: Deciding) {
  return defineApproval({
    name,
    roles: ['finance'],
    payload: agreedMoney,
    async carryOut(tx, { id: approval, subject, payload, reason, agreement, emails }, note) {
      const found = await findMovement(needs, payload.movement);
      const { transferId: original } = found.row.entry;
      await lockOriginal(tx, original);
      const correctable = await readCorrectable(tx, needs, found);
      if (!correctable) throw refuse(deskRefusals.not_correctable);
      const { from, fromName, to, toName, cameMinor } = correctable;
      // What is there now stays there until it has gone back.
      await lockWallet(tx, from.id);
      const money = moneyIn(payload);
      await requirePossible(tx, needs, { correctable, money, emails });
      const details = { corrects: subject, ...(payload.note && { remarks: payload.note }) };
      const kind = 'id' in to ? correction : creditCorrection;
      const { transferId } = await moveByStaff(tx, agreement, { kind, details, from, to, money });
      const at = new Date(needs.now());
      const purpose = 'id' in to ? null : to.purpose;
      const part = { original, approval, transferId, purpose, amountMinor: money.minor, cameMinor, at };
      await insertCorrection(tx, part);
      await note({ what: 'transfer_corrected', subject, why: `${payload.amount} ${payload.currency}: ${reason}` });
      const said = { amount: money, reference: subject, ...(payload.note && { note: payload.note }) };
      if (!('id' in to)) return notify(tx, { customer: from.owner, what: creditTaken, facts: said, at });
      await notify(tx, { customer: from.owner, what: correctionTaken, facts: { ...said, name: toName }, at });
      await notify(tx, { customer: to.owner, what: correctionGiven, facts: { ...said, name: fromName }, at });
    },
  });
}
