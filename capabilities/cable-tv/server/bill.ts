import { defineBill } from '@wura/bills/server/bill';
import { say } from '@wura/wire/phrases';
import { cablePhrases } from '../refusals.ts';
import { tvTitle } from '../tv-providers.ts';
import { cableDetails, cableSellers, type CableDetails, type CableSeller } from './ports.ts';

export const cable = defineBill<CableDetails, CableSeller>({
  id: 23,
  name: 'tv',
  sellers: cableSellers,
  details: cableDetails,
  describe: ({ details: { bouquetName: bouquet, smartcard: card } }) => say(cablePhrases.cable_for, { bouquet, card }),
  outsider: ({ customerName, smartcard, provider }) => ({
    fullName: customerName,
    accountNumber: smartcard,
    bankName: tvTitle(provider),
  }),
  again: ({ smartcard: number, provider, bouquetCode: bouquet }) => ({ number, provider, bouquet }),
  words: {
    what: {
      en: 'cable TV',
      pcm: 'cable TV',
      fr: 'abonnement TV',
      es: 'suscripción de TV',
      ha: 'biyan TV',
      yo: 'owó TV',
      ig: 'ụgwọ TV',
    },
    to: ({ smartcard }) => smartcard,
  },
});
