import type { Queries } from '@wura/database';
import { listDevices, listEvents, readGuardianCaps, readOwnLimits, type CustomerRecord } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import { readTextLog } from '@wura/notices/server/text-log';
import type { Sender } from '@wura/policy/server';
import { listWallets, type ListedWallet } from '@wura/wallets/server/wallets';
import type { CustomerOnDesk } from '../operator-contract.ts';
import type { Desk } from './needs.ts';
import { readLatest } from '@wura/wallets/server/latest';

const latestMax = 20;

/** Everything about one customer that an operator needs at once, apart from the line of a list. */
export async function readCustomer(
  db: Queries,
  needs: Desk,
  customer: CustomerRecord,
): Promise<Omit<CustomerOnDesk, keyof typeof ofTheLine>> {
  const { identity, operators, now } = needs;
  const { number, id } = customer;
  const held = await listWallets(db, number);
  const [secondFactor, sessions] = await Promise.all([
    identity.secondFactor.read(number),
    identity.sessions.list({ customer: number, limit: 50, after: null }),
  ]);
  // One after another: they share the connection of the act that writes down who looked.
  const devices = await listDevices(db, number);
  const events = await listEvents(db, { customer: number, limit: 50 });
  const texts = await readTextLog(db, { phone: customer.phone, limit: latestMax });
  const transactions = await latestOf(db, needs, held);
  const limits = await limitsOf(db, needs, { customer, held });
  const about = await aboutOf(db, needs, number);
  const pending = await operators.approvals.pendingOf(db, id);
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    firstname: customer.firstName,
    lastname: customer.lastName,
    dob: customer.dateOfBirth,
    country: customer.country,
    state: customer.state,
    residential_address: customer.residentialAddress,
    freeze: customer.isFrozen ? { reason: customer.frozenReason, since: time(customer.frozenAt) } : null,
    locked_since: time(customer.lockedAt),
    kyc: { completed: customer.isVerified, number_checked: customer.hasCheckedNumber },
    security: {
      pin: customer.hasPin,
      pin_locked_until:
        customer.pinLockedUntil && now() < customer.pinLockedUntil.getTime() ? time(customer.pinLockedUntil) : null,
      two_factor_since: time(secondFactor.since),
      backup_codes_left: secondFactor.backupCodesLeft,
      cooling_off_until: now() < customer.coolingOffUntil.getTime() ? time(customer.coolingOffUntil) : null,
    },
    limits,
    wallets: held.map(({ wallet: { publicId, currency }, balance: minor }) => ({
      id: publicId,
      name: currencyOf(currency).name,
      currency,
      balance: formatMoney({ currency, minor }),
    })),
    sessions: sessions.map(row => ({
      id: row.public_id,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      remembered: row.is_remembered,
      user_agent: row.user_agent,
      address: row.address,
    })),
    devices: devices.map(({ firstSeenAt, lastSeenAt }) => ({
      first_seen_at: firstSeenAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
    events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
    texts: texts.map(({ created_at, outcome, receipt, receipt_at }) => ({
      at: created_at.toISOString(),
      outcome: outcome ?? 'waiting',
      receipt,
      receipt_at: time(receipt_at),
    })),
    about,
    transactions,
    pending: pending ?? null,
  };
}

const ofTheLine = {
  id: 0,
  name: 0,
  username: 0,
  email: 0,
  phone_number: 0,
  account_number: 0,
  tier: 0,
  frozen: 0,
  created_at: 0,
};

async function limitsOf(
  db: Queries,
  { policy: { limits } }: Desk,
  { customer, held }: { customer: CustomerRecord; held: readonly ListedWallet[] },
): Promise<CustomerOnDesk['limits']> {
  const ownLimits = await readOwnLimits(db, customer.number);
  const guardianCaps = await readGuardianCaps(db, customer.number);
  const mover: Sender = { ...customer, bornOn: customer.dateOfBirth, ownLimits, guardianCaps };
  const own = limits.of(mover);
  const used = await limits.used(db, mover);
  const blockedBy = limits.blockedBy(mover);
  const left = blockedBy === null && used < own.outPerDayMinor ? own.outPerDayMinor - used : 0n;
  const worth = held.reduce(
    (sum, { wallet: { currency }, balance, inPots }) =>
      sum + limits.worthMinor({ currency, minor: balance + (inPots ?? 0n) }),
    0n,
  );
  return {
    blocked_by: blockedBy,
    currency: 'NGN',
    out_per_day: {
      limit: naira(own.outPerDayMinor),
      used: naira(used),
      left: naira(left),
      resets_at: own.resetsAt.toISOString(),
    },
    balance: { limit: own.balanceMinorMax === null ? null : naira(own.balanceMinorMax), used: naira(worth) },
    single_deposit: naira(own.depositMinorMax),
  };
}

const naira = (minor: bigint) => formatMoney({ currency: 'NGN', minor });

async function latestOf(
  db: Queries,
  { walletServices: { statements } }: Desk,
  held: readonly ListedWallet[],
): Promise<CustomerOnDesk['transactions']> {
  const wallets = new Map(held.map(({ wallet }) => [wallet.id, wallet]));
  const rows = await readLatest(db, { wallets: [...wallets.keys()], limit: latestMax });
  const people = await statements.peopleOf(rows.map(({ entry }) => entry));
  return rows.map(row => {
    const other = people.get(row.entry.counterparty);
    return {
      ...statements.transaction(row, wallets.get(row.entry.wallet)!, other),
      counterparty: (other ?? statements.outsider(row))?.fullName ?? null,
    };
  });
}

async function aboutOf(db: Queries, { all, now }: Desk, customer: bigint): Promise<CustomerOnDesk['about']> {
  const told: Record<string, Readonly<Record<string, unknown>>> = {};
  const at = new Date(now());
  for (const { name, read } of all.aboutCustomers) told[name] = await read(db, customer, at);
  return told;
}
