import type { Queries } from '@wura/database';
import { formatMoney, type Money } from '@wura/money';
import { currencyById, type CurrencyCode } from '@wura/money/currencies';
import type { OperatorRouter } from '@wura/operators/server';
import { worthIn, type RateBook } from '@wura/rates/server';
import { positionPurpose, residuePurpose } from '@wura/wallets/server/exchange-money';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { selectPositions } from './queries.ts';

export function exchangeForStaff(router: OperatorRouter, { pool, rates }: { pool: Queries; rates: RateBook }): void {
  router.show(routes.positions, async () => {
    const [rows, current] = [await selectPositions(pool, [positionPurpose, residuePurpose]), await rates.current()];
    const held = new Map<CurrencyCode, { position: bigint; residue: bigint }>();
    for (const { purpose, currency, balance } of rows) {
      const { code } = currencyById(currency);
      const known = held.get(code) ?? { position: 0n, residue: 0n };
      held.set(code, { ...known, [purpose === positionPurpose ? 'position' : 'residue']: balance });
    }
    const data = [...held].map(([currency, { position, residue }]) => {
      const worth = current && signedWorth({ currency, minor: position }, current.rates);
      return { currency, position, residue, worth };
    });
    const isWhole = data.every(({ worth }) => worth !== undefined);
    const exposure = data.reduce((sum, { worth }) => sum + (worth?.minor ?? 0n), 0n);
    const body = {
      as_of: current?.asOf.toISOString() ?? null,
      data: data.map(({ currency, position, residue, worth }) => ({
        currency,
        position: formatMoney({ currency, minor: position }),
        residue: formatMoney({ currency, minor: residue }),
        worth_ngn: worth ? formatMoney(worth) : null,
      })),
      exposure_ngn: isWhole ? formatMoney({ currency: 'NGN', minor: exposure }) : null,
    };
    return { status: 200, body };
  });
}

function signedWorth({ currency, minor }: Money, rates: Parameters<typeof worthIn>[1]['rates']): Money | undefined {
  const worth = worthIn({ currency, minor: minor < 0n ? -minor : minor }, { to: 'NGN', rates });
  return worth && { ...worth, minor: minor < 0n ? -worth.minor : worth.minor };
}
