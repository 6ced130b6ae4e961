import type { Pool, Queries } from '@wura/database';
import type { StoreSettings } from '@wura/secrets/open-file-store';
import type { Vault } from '@wura/secrets/vault';

/** What a room knows of a customer: what it tells them of it, what must be settled first, and how it lets go. */
export interface PersonalData {
  readonly tells?: readonly Telling[];
  readonly holdsBack?: readonly HeldBack[];
  /** The names, as a column `name`, by which the log of staff knows what is the customer's $1, beside the customer's own. */
  readonly names?: string;
  /** May be done twice: the worker may die in between. In no other order than after what it needs was read. */
  readonly forget?: (needs: ForgetNeeds, customer: bigint) => Promise<void>;
}

/** A part of what a customer is given, in pages, so that a long history needs no more memory than a short one. */
export interface Telling {
  readonly section: string;
  /** The parts that it is read by one after the other, as a column `key` of the customer $1; none: it has no parts. */
  readonly each?: string;
  /**
   * Of the customer $1, rows whose `n` is above $2, in that order, at most $3; of the part $4. `n` is left out, a column whose
   * name ends in `_minor` becomes a sum of the `currency` beside it, and the number of a currency its code.
   */
  readonly sql: string;
  /** A row as its customer reads it. */
  readonly read?: (row: Readonly<Record<string, any>>, opening: Opening) => Promise<object> | object;
  /** The law wants it kept, by the worker who erases: the same rows are written apart. */
  readonly isKept?: true;
}

/** With what a sealed value is opened. */
export interface Opening {
  readonly customer: bigint;
  readonly own: Vault;
  readonly house: Vault;
  /** Where sealed files lie. */
  readonly config: StoreSettings;
}

/** What has to be settled before an account can end. */
export type Obstacle = 'money' | 'payments' | 'deposits' | 'disputes' | 'orders' | 'cards' | 'cases' | 'frozen';

export interface HeldBack {
  readonly by: Obstacle;
  /** Answers a row where it holds back the customer $1. */
  readonly sql: string;
}

export interface ForgetNeeds {
  readonly pool: Pool;
  readonly vault: Vault;
  /** Where sealed files lie. */
  readonly config: StoreSettings;
  readonly now: () => number;
}

export async function obstaclesOf(
  db: Queries,
  rooms: readonly PersonalData[],
  customer: bigint,
): Promise<readonly Obstacle[]> {
  const found = new Set<Obstacle>();
  for (const { by, sql } of rooms.flatMap(({ holdsBack = [] }) => holdsBack)) {
    if (!found.has(by) && (await db.query(sql, [customer])).rows.length > 0) found.add(by);
  }
  return [...found];
}
