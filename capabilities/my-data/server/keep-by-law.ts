import { randomBytes } from 'node:crypto';
import type { Pool, Queries } from '@wura/database';
import { transaction } from '@wura/database';
import type { Opening, PersonalData } from '@wura/identity/server/personal-data';
import { lagosDate } from '@wura/platform/time';
import { ruleOn } from '@wura/policy/dated-rules';
import { createVault, type Vault } from '@wura/secrets/vault';
import { yearsKept } from '../rules.ts';
import { tell } from './tell.ts';

const keyPurpose = (customer: bigint) => `kept key of customer ${customer}`;
const partPurpose = (customer: bigint, number: number) => `kept part ${number} of customer ${customer}`;

/** A part is sealed as soon as it is this large. */
const partCharacters = 256 * 1024;

export interface KeepNeeds {
  readonly pool: Pool;
  readonly vault: Vault;
  readonly rooms: readonly PersonalData[];
  readonly now: () => number;
}

/**
 * Writes once more what the law wants, under a key that ends on its day. Begun anew where a worker died half-way, and never
 * once it is whole: by then what it was made of may be gone.
 */
export async function keepByLaw({ pool, vault, rooms, now }: KeepNeeds, opening: Opening): Promise<void> {
  const { customer } = opening;
  const own = await openKept(pool, vault, { customer, at: new Date(now()) });
  if (!own) return;
  await pool.query('delete from my_data.kept_part where customer = $1', [customer]);
  let number = 0;
  for (const telling of rooms.flatMap(({ tells = [] }) => tells).filter(({ isKept }) => isKept)) {
    let gathered: string[] = [];
    const put = async () => {
      if (gathered.length === 0) return;
      const sealed = own.seal(`[${gathered.join(',')}]`, partPurpose(customer, ++number));
      await pool.query('insert into my_data.kept_part (customer, number, section, sealed) values ($1, $2, $3, $4)', [
        customer,
        number,
        telling.section,
        sealed,
      ]);
      gathered = [];
    };
    let characters = 0;
    for await (const row of tell(pool, telling, opening)) {
      gathered.push(JSON.stringify(row));
      characters += gathered.at(-1)!.length;
      if (characters < partCharacters) continue;
      await put();
      characters = 0;
    }
    await put();
  }
  await pool.query('update my_data.kept set whole_at = $2 where customer = $1', [customer, new Date(now())]);
}

/** None where it is whole already. */
async function openKept(
  pool: Pool,
  house: Vault,
  { customer, at }: { customer: bigint; at: Date },
): Promise<Vault | undefined> {
  const sealed = house.seal(randomBytes(32), keyPurpose(customer));
  const day = lagosDate(at.getTime());
  const endsOn = `${Number(day.slice(0, 4)) + ruleOn(yearsKept, at).value}${day.slice(4).replace('-02-29', '-03-01')}`;
  return transaction(pool, async tx => {
    await tx.query(
      `insert into my_data.kept (customer, sealed, made_at, ends_on) values ($1, $2, $3, $4)
       on conflict (customer) do nothing`,
      [customer, sealed, at, endsOn],
    );
    const { rows } = await tx.query<{ sealed: Buffer; whole_at: Date | null }>(
      'select sealed, whole_at from my_data.kept where customer = $1 and sealed is not null',
      [customer],
    );
    const kept = rows[0];
    return kept && kept.whole_at === null ? keyOf(house, customer, kept.sealed) : undefined;
  });
}

const keyOf = (house: Vault, customer: bigint, sealed: Uint8Array) =>
  createVault({ masterKey: house.open(sealed, keyPurpose(customer)) });

export interface KeptPart {
  readonly section: string;
  readonly rows: readonly unknown[];
}

/** For an authority that asks by law: what is kept of one customer, as long as its day has not come. */
export async function* openKeptParts(db: Queries, house: Vault, customer: bigint): AsyncGenerator<KeptPart> {
  const { rows } = await db.query<{ sealed: Buffer }>(
    'select sealed from my_data.kept where customer = $1 and sealed is not null',
    [customer],
  );
  if (!rows[0]) return;
  const own = keyOf(house, customer, rows[0].sealed);
  for (let number = 1; ; number++) {
    const { rows: parts } = await db.query<{ section: string; sealed: Buffer }>(
      'select section, sealed from my_data.kept_part where customer = $1 and number = $2',
      [customer, number],
    );
    const part = parts[0];
    if (!part) return;
    const text = own.open(part.sealed, partPurpose(customer, number)).toString();
    const told: unknown[] = JSON.parse(text);
    yield { section: part.section, rows: told };
  }
}

/** Destroys the keys whose day has come, and what they sealed. */
export async function endKept(pool: Pool, at: Date): Promise<void> {
  await transaction(pool, async tx => {
    const { rows } = await tx.query<{ customer: bigint }>(
      `update my_data.kept set sealed = null, destroyed_at = $2 where destroyed_at is null and ends_on <= $1::date
       returning customer`,
      [lagosDate(at.getTime()), at],
    );
    await tx.query('delete from my_data.kept_part where customer = any($1::bigint[])', [
      rows.map(({ customer }) => customer),
    ]);
  });
}

/** Wraps with the operator's present key what an older one has wrapped. */
export async function rewrapKept(pool: Pool, house: Vault): Promise<number> {
  const { rows } = await pool.query<{ customer: bigint; sealed: Buffer }>(
    'select customer, sealed from my_data.kept where sealed is not null',
  );
  const stale = rows.filter(({ sealed }) => !house.isFresh(sealed));
  for (const { customer, sealed } of stale) {
    const anew = house.seal(house.open(sealed, keyPurpose(customer)), keyPurpose(customer));
    await pool.query('update my_data.kept set sealed = $3 where customer = $1 and sealed = $2', [
      customer,
      sealed,
      anew,
    ]);
  }
  return stale.length;
}
