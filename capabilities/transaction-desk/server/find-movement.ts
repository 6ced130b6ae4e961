import { readMovement, type Movement } from '@wura/provider-payments/server/read-movement';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Deciding } from './needs.ts';

/** A movement by the name that lists have it under, and what both of its sides call it. */
export interface Found extends Movement {
  readonly reference: string;
}

export async function findMovement({ pool, walletServices }: Deciding, id: string): Promise<Found> {
  const place = walletServices.naming.placeOf(id);
  const movement = place && (await readMovement({ pool, walletServices }, place));
  if (!movement) throw refuse(commonRefusals.not_found);
  const { row, wallet, customer } = movement;
  const { reference } = walletServices.statements.transaction(row, wallet, customer);
  return { ...movement, reference };
}
