import type { Queries } from '@wura/database';
import type { AllFeatures } from '@wura/features/server';
import { readErasure } from '@wura/identity/server/erasures';
import { obstaclesOf, type Obstacle, type PersonalData } from '@wura/identity/server/personal-data';
import { hasOpenOrders } from '@wura/orders/server/personal-data';
import { ruleOn } from '@wura/policy/dated-rules';
import type { Mine } from '../contract.ts';
import { daysToThink, yearsKept } from '../rules.ts';
import { readLooks } from './looks.ts';
import type { Owner } from './export-data.ts';

export interface ReadNeeds {
  readonly rooms: readonly PersonalData[];
  readonly all: Pick<AllFeatures, 'orders'>;
  readonly rules: 'sandbox' | 'nigeria';
  readonly now: () => number;
}

/** What the screen shows before anything is asked for. */
export async function readMyData(db: Queries, needs: ReadNeeds, owner: Owner): Promise<Mine> {
  const today = new Date(needs.now());
  const erasure = await readErasure(db, owner.customer);
  const { rows } = await db.query<{ version: string; agreed_at: Date }>(
    'select version, agreed_at from identity.agreements where customer = $1 and version is not null',
    [owner.customer],
  );
  const looks = await readLooks(db, needs.rooms, owner);
  return {
    agreements: rows.map(({ version, agreed_at: at }) => ({ version, agreed_at: at.toISOString() })),
    looks: looks.map(look => ({ ...look, at: look.at.toISOString() })),
    held_back: await heldBack(db, needs, owner.customer),
    days_to_think: ruleOn(daysToThink[needs.rules], today).value,
    years_kept: ruleOn(yearsKept, today).value,
    erasure: erasure ? { asked_at: erasure.askedAt.toISOString(), erase_at: erasure.dueAt.toISOString() } : null,
  };
}

/** What has to be settled first, by the screen, by the call and once more by the worker. */
export async function heldBack(
  db: Queries,
  { rooms, all }: Pick<ReadNeeds, 'rooms' | 'all'>,
  customer: bigint,
): Promise<Obstacle[]> {
  const found = await obstaclesOf(db, rooms, customer);
  return (await hasOpenOrders(db, all.orders, customer)) ? [...found, 'orders'] : [...found];
}
