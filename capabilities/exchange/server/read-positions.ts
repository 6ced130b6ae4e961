import type { Queries } from '@wura/database';
import type { Money } from '@wura/money';
import { currencyById, type CurrencyCode } from '@wura/money/currencies';
import { worthIn, type CurrentRates, type RateBook } from '@wura/rates/server';
import { positionPurpose, residuePurpose } from '@wura/wallets/server/system-wallets';
import { selectPositions } from './queries.ts';

export interface Position {
  readonly currency: CurrencyCode;
  readonly position: bigint;
  readonly residue: bigint;
  /** In naira, at the mid rate of the moment. */
  readonly worth: Money | undefined;
}

/** What the house holds and owes through conversions, valued at the rates of the moment. */
export async function readPositions(
  db: Queries,
  rates: Pick<RateBook, 'current'>,
): Promise<{ rows: readonly Position[]; current: CurrentRates | undefined }> {
  const [rows, current] = [await selectPositions(db, [positionPurpose, residuePurpose]), await rates.current(db)];
  const held = new Map<CurrencyCode, { position: bigint; residue: bigint }>();
  for (const { purpose, currency, balance } of rows) {
    const { code } = currencyById(currency);
    const known = held.get(code) ?? { position: 0n, residue: 0n };
    held.set(code, { ...known, [purpose === positionPurpose ? 'position' : 'residue']: balance });
  }
  const valued = [...held].map(([currency, { position, residue }]) => {
    const worth = current && signedWorth({ currency, minor: position }, current.rates);
    return { currency, position, residue, worth };
  });
  return { rows: valued, current };
}

function signedWorth({ currency, minor }: Money, rates: CurrentRates['rates']): Money | undefined {
  const worth = worthIn({ currency, minor: minor < 0n ? -minor : minor }, { to: 'NGN', rates });
  return worth && { ...worth, minor: minor < 0n ? -worth.minor : worth.minor };
}
