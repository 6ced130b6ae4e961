import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import type { Entry, Posted } from '@wura/ledger/server/order';
import { formatMoney, type Money } from '@wura/money';
import { rateRefusals } from '@wura/rates/contract';
import { isStopped } from '@wura/rates/server';
import { admit } from '@wura/wallets/server/clear';
import { clearWithin, termsWithin } from '@wura/wallets/server/clear-within';
import { exchangeMoney } from '@wura/wallets/server/exchange-money';
import type { Intent } from '@wura/wallets/server/intents';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { exchangeRefusals, type routes } from '../contract.ts';
import { exchangedInto, exchangedOut, type ExchangeDetails } from './kinds.ts';
import type { ExchangeNeeds } from './needs.ts';
import { lockQuote, markUsed, selectQuote, type QuoteRow, type QuoteState } from './queries.ts';

/** Converts at the price that was quoted: whether it may still be used is decided in the commit that uses it. */
export async function convert(
  needs: ExchangeNeeds,
  call: Call<typeof routes.convert, SignedIn>,
  intent: Intent,
): Promise<Posted> {
  const { pool, walletServices } = needs;
  const { quote_id: publicId, pin } = call.body;
  const quote = await selectQuote(pool, { publicId, customer: call.caller.number });
  if (!quote) throw refuse(commonRefusals.not_found);
  const [from, to] = await Promise.all([quote.from_wallet, quote.to_wallet].map(id => walletOf(needs, id)));
  const payer = await admit(needs, call, from!.publicId);
  requireOpen(quote.state);

  const amount: Money = { currency: from!.currency, minor: quote.amount - quote.fee };
  const fees = quote.fees.map(fee => ({ ...fee, minor: BigInt(fee.minor) }));
  const cleared = await clearWithin(needs, payer, { amount, fees, to: to!, pin });
  const received: Money = { currency: to!.currency, minor: quote.received };
  const details = (out: Entry, into: Entry) => detailsOf(quote, { out, into, from: from!, received });
  try {
    const entry = await transaction(
      pool,
      async tx => {
        await refuseEnded(tx, call.caller);
        requireOpen(await lockQuote(tx, quote.id));
        // Staff stop a currency because its rate is wrong, and so is the rate of what was quoted a moment ago.
        if (await isStopped(tx, { from: amount.currency, to: received.currency })) {
          throw refuse(rateRefusals.rates_unavailable);
        }
        const residueMinor = BigInt(quote.residue);
        const kinds = { out: exchangedOut, into: exchangedInto };
        const posted = await exchangeMoney(tx, cleared, { ...kinds, intent, received, residueMinor, details });
        await markUsed(tx, { id: quote.id, transferId: posted.transferId });
        return posted;
      },
      { retries: 5 },
    );
    return { entry, replayed: false };
  } catch (error) {
    throw await termsWithin(cleared).explain(error);
  }

  function detailsOf(
    row: QuoteRow,
    sides: { out: Entry; into: Entry; from: WalletFacts; received: Money },
  ): ExchangeDetails {
    const { naming } = walletServices;
    return {
      reference: naming.reference(sides.out.transferId),
      received_transaction: naming.movementId(sides.into),
      quote: row.public_id,
      from_amount: formatMoney({ currency: sides.from.currency, minor: row.amount }),
      from_currency: sides.from.currency,
      to_amount: formatMoney(sides.received),
      to_currency: sides.received.currency,
      rate: row.rate,
      mid_rate: row.mid_rate,
      source: row.source,
      as_of: row.as_of.toISOString(),
      simulated: row.is_simulated,
    };
  }
}

async function walletOf({ walletServices }: ExchangeNeeds, id: bigint): Promise<WalletFacts> {
  return (await walletServices.wallets.byId(Number(id)))!;
}

function requireOpen(state: QuoteState): void {
  if (state === 'used') throw refuse(exchangeRefusals.quote_used);
  if (state === 'expired') throw refuse(exchangeRefusals.quote_expired);
}
