import { billRefusals } from '@wura/bills/contract';
import { buy } from '@wura/bills/server/buy';
import { readContact } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import type { Paid } from '@wura/provider-payments/server/pay';
import type { Asker } from '@wura/wallets/server/asker';
import type { Intent } from '@wura/wallets/server/intents';
import type { BodyOf } from '@wura/wire';
import { asFault } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { cableRefusals } from '../refusals.ts';
import type { Bouquets } from './bouquets.ts';
import { readCheck, takeCheck } from './card-checks.ts';
import type { CableDetails } from './ports.ts';
import { providerNamed, type OpenCable } from './tv-shop.ts';

type PayCall = Asker & { readonly body: BodyOf<typeof routes.pay> };

/** Pays for the card that was looked up, through whom it was looked up, at the price that is asked at this moment. */
export async function payCable(
  open: OpenCable,
  bouquets: Bouquets,
  call: PayCall,
  intent: Intent,
): Promise<Paid<CableDetails>> {
  const { caller, body } = call;
  const { pool } = open.needs;
  const named = { customer: caller.number, publicId: body.reference };
  const found = await readCheck(pool, named);
  return buy(open, call, {
    intent,
    // Another seller knows nothing of this look-up.
    among: ({ provider }) => found === undefined || provider === found.seller,
    async order(seller) {
      const provider = providerNamed(open, body.provider);
      if (found?.provider !== provider) throw notVerified();
      const bouquet = (await bouquets.now(seller, provider)).find(({ code }) => code === body.bouquet_code);
      if (!bouquet) throw unknownBouquet('bouquet_code');
      const amount = { currency: 'NGN', minor: bouquet.priceMinor } as const;
      if (body.confirmed_amount && body.confirmed_amount.minor !== amount.minor) {
        const price = { currency: 'NGN', amount: formatMoney(amount) };
        throw refuse(billRefusals.price_changed, { facts: { price }, body: { price: price.amount } });
      }
      return {
        amount,
        destination: found.smartcard,
        details: {
          provider,
          smartcard: found.smartcard,
          customerName: found.customerName,
          bouquetCode: bouquet.code,
          bouquetName: bouquet.name,
          phone: body.phone_number,
          email: body.email?.trim() || (await readContact(pool, caller.number)).email,
          lookup: found.sellerLookup,
        },
        alongside: async tx => {
          if (!(await takeCheck(tx, named))) throw notVerified();
        },
      };
    },
  });
}

function notVerified() {
  const { smartcard_not_verified: refusal } = cableRefusals;
  return refuse(refusal, { errors: { reference: asFault(refusal) } });
}

/** Under the request's name of it. */
export function unknownBouquet(field: string) {
  const { unknown_bouquet: refusal } = cableRefusals;
  return refuse(refusal, { errors: { [field]: asFault(refusal) } });
}
