import type { Queries } from '@wura/database';
import type { CallingKey } from './api-keys.ts';
import type { GuardianCaps } from './guardianship.ts';
import { chosenLimits, guardianCapsOf, ownLimitColumns, type ChosenLimits, type OwnLimitsRow } from './own-limits.ts';
import type { Tier } from './tiers.ts';

/** Whether a customer may move money at this moment, for what is done for them while they are away. */
export interface Standing {
  /** The only name of a customer that ever leaves the server. */
  readonly id: string;
  /** By staff; or shut in an emergency, when what an attacker has planned is not to be carried out either. */
  readonly isFrozen: boolean;
  readonly hasCheckedNumber: boolean;
  readonly hasConfirmedContact: boolean;
  readonly hasGuardian: boolean;
  readonly bornOn: string;
}

/** Read in the transaction that moves the money: an account that was frozen a moment ago is frozen. */
export async function readStanding(db: Queries, customer: bigint): Promise<Standing> {
  const { rows } = await db.query<Standing>(
    `select public_id as id, is_frozen or is_locked as "isFrozen", has_checked_number as "hasCheckedNumber", has_confirmed_contact as "hasConfirmedContact", date_of_birth as "bornOn",
            has_guardian as "hasGuardian"
       from identity.person where id = $1`,
    [customer],
  );
  return rows[0]!;
}

/** The same, with what decides how much of their money may leave in a day. */
export interface StandingMover {
  readonly number: bigint;
  readonly tier: Tier;
  /** By staff; or shut in an emergency, when what an attacker has planned is not to be carried out either. */
  readonly isFrozen: boolean;
  readonly hasCheckedNumber: boolean;
  readonly hasConfirmedContact: boolean;
  readonly hasGuardian: boolean;
  readonly bornOn: string;
  readonly coolingOffSince: Date;
  readonly coolingOffUntil: Date;
  readonly ownLimits: ChosenLimits;
  readonly guardianCaps: GuardianCaps;
  /** Whom they keep away. */
  readonly blocks: readonly bigint[];
  /** They asked to be erased, and keep all others away. */
  readonly isLeaving: boolean;
  /** A program's key confirmed what is done for them now. */
  readonly apiKey?: CallingKey | undefined;
}

export async function readMover(db: Queries, customer: bigint): Promise<StandingMover> {
  const { rows } = await db.query<Omit<StandingMover, 'ownLimits' | 'guardianCaps'> & OwnLimitsRow>(
    `select id as number, tier, is_frozen or is_locked as "isFrozen", has_checked_number as "hasCheckedNumber", has_confirmed_contact as "hasConfirmedContact",
            has_guardian as "hasGuardian", blocks, is_leaving as "isLeaving", date_of_birth as "bornOn", cooling_off_since as "coolingOffSince", cooling_off_until as "coolingOffUntil",
            ${ownLimitColumns('m')}
       from identity.mover m where id = $1`,
    [customer],
  );
  const {
    number,
    tier,
    isFrozen,
    hasCheckedNumber,
    hasConfirmedContact,
    hasGuardian,
    bornOn,
    coolingOffSince,
    coolingOffUntil,
    blocks,
    isLeaving,
    ...own
  } = rows[0]!;
  const person = {
    blocks,
    isLeaving,
    number,
    tier,
    isFrozen,
    hasCheckedNumber,
    hasConfirmedContact,
    hasGuardian,
    bornOn,
  };
  return {
    ...person,
    coolingOffSince,
    coolingOffUntil,
    ownLimits: chosenLimits(own),
    guardianCaps: guardianCapsOf(own),
  };
}

/** The customer with this account number, for money that is sent to them while its sender is away. */
export async function findMover(db: Queries, accountNumber: string): Promise<StandingMover | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    'select id from identity.account_owner where account_number = $1 and not is_erased',
    [accountNumber],
  );
  return rows[0] && readMover(db, rows[0].id);
}

/** Who a customer is to a company that has to know whom it serves. */
export interface ContactDetails {
  readonly publicId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly state: string;
  readonly country: string;
}

export async function readContactDetails(db: Queries, customer: bigint): Promise<ContactDetails> {
  const { rows } = await db.query<ContactDetails>(
    `select public_id as "publicId", first_name as "firstName", last_name as "lastName", email, phone,
            residential_address as address, state, country
       from identity.contact_details where id = $1`,
    [customer],
  );
  return rows[0]!;
}
