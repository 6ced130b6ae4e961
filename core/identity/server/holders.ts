import type { Pool } from '@wura/database';
import { minuteMs } from '@wura/platform/time';
import { isAccountNumber } from './account-numbers.ts';
import { createFreshCache } from '@wura/platform/fresh-cache';
import { selectNumberOfUsername, selectNumbersOfUsernames } from './login-name-queries.ts';
import { selectHolders } from './queries.ts';
import type { Tier } from './tiers.ts';

/** Who an account number belongs to, and how well we know them. */
export interface Holder {
  readonly number: bigint;
  readonly id: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly tier: Tier;
  /** A BVN or a NIN was checked. */
  readonly hasCheckedNumber: boolean;
  readonly hasConfirmedContact: boolean;
  /** Of a customer under 18: an adult answers for them. */
  readonly hasGuardian: boolean;
  /** A calendar day, 1994-05-21. */
  readonly bornOn: string;
  /** When the account was opened, or the customer last came with a new device, password or PIN. */
  readonly coolingOffSince: Date;
  /** When the last of its cooling-off period ends. */
  readonly coolingOffUntil: Date;
  /** Whom they keep away. */
  readonly blocks: readonly bigint[];
  /** They asked to be erased, and keep all others away. */
  readonly isLeaving: boolean;
}

/** At once where the holder is known. */
type Found = Holder | undefined | Promise<Holder | undefined>;

export interface Holders {
  /** Nothing for a number with a wrong check digit, without a query. */
  findByAccountNumber(accountNumber: string): Found;
  findByNumber(number: bigint): Found;
  /** In small letters or large; a phone number or an e-mail that a customer signs in with is no username. */
  findByUsername(username: string): Promise<Holder | undefined>;
  /** Of many at once, under the names as they were asked for. */
  findByUsernames(usernames: readonly string[]): Promise<ReadonlyMap<string, Holder>>;
  /** Drops what this process remembers of a customer, because it has just changed. */
  forget(customer: bigint): void;
}

export function createHolders(pool: Pool, clock: Clock): Holders {
  // Each under two numbers, the account's and the customer's: who is found by the first to be paid is asked for by the second in
  // the answer.
  // Whatever can change about a holder, the database tells in the commit that changes it. Names, account numbers and the
  // date of birth cannot: no role of the product has the right to.
  const known = createFreshCache<number, Holder>({
    ...clock,
    load: keys => load(pool, keys),
    freshMs: 1000,
    keptMs: 5 * minuteMs,
    keepMax: 200_000,
  });
  const findByNumber = (number: bigint) => known.get(Number(number));

  return {
    findByAccountNumber: accountNumber =>
      isAccountNumber(accountNumber) ? known.get(keyOf(accountNumber)) : undefined,
    findByNumber,
    async findByUsername(username) {
      const number = await selectNumberOfUsername(pool, username.toLowerCase());
      return number === undefined ? undefined : findByNumber(number);
    },
    async findByUsernames(usernames) {
      const numbers = await selectNumbersOfUsernames(
        pool,
        usernames.map(username => username.toLowerCase()),
      );
      const found = await Promise.all(
        usernames.map(async username => {
          const number = numbers.get(username.toLowerCase());
          return [username, number === undefined ? undefined : await findByNumber(number)] as const;
        }),
      );
      return new Map(found.flatMap(([username, holder]) => (holder ? [[username, holder] as const] : [])));
    },
    forget(customer) {
      // The account number is learnt together with the other one or before it, and so is forgotten no later.
      const gone = known.forgetKey(Number(customer));
      if (gone) known.forgetKey(keyOf(gone.accountNumber));
    },
  };
}

type Clock = Pick<Parameters<typeof createFreshCache>[0], 'now' | 'epoch'>;

/** Account numbers have ten digits, and customers are counted from one. With a one before it, no account number is a customer's. */
const keyOf = (accountNumber: string) => accountsFrom + Number(accountNumber);
const accountsFrom = 10_000_000_000;

/** Each who is found, under both numbers; but one who is gone has no account number any more. */
async function load(pool: Pool, keys: readonly number[]): Promise<ReadonlyMap<number, Holder>> {
  const numbers = keys.filter(key => key < accountsFrom);
  const accountNumbers = keys.filter(key => key >= accountsFrom).map(key => String(key).slice(1));
  const [byNumber, byAccountNumber] = await Promise.all([
    numbers.length > 0 ? selectHolders(pool, { numbers }) : [],
    accountNumbers.length > 0 ? selectHolders(pool, { accountNumbers }) : [],
  ]);
  return new Map([
    ...byNumber.map(row => [Number(row.id), holder(row)] as const),
    ...byAccountNumber.map(holder).flatMap(
      found =>
        [
          [keyOf(found.accountNumber), found],
          [Number(found.number), found],
        ] as const,
    ),
  ]);
}

function holder(row: Awaited<ReturnType<typeof selectHolders>>[number]): Holder {
  return {
    number: row.id,
    id: row.public_id,
    accountNumber: row.account_number,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`,
    tier: row.tier,
    hasCheckedNumber: row.has_checked_number,
    hasConfirmedContact: row.has_confirmed_contact,
    hasGuardian: row.has_guardian,
    bornOn: row.date_of_birth,
    coolingOffSince: row.cooling_off_since,
    coolingOffUntil: row.cooling_off_until,
    blocks: row.blocks,
    isLeaving: row.is_leaving,
  };
}
