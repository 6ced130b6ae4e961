import { defineBill } from '@wura/bills/server/bill';
import { networkNames } from '@wura/bills/networks';
import { say } from '@wura/wire/phrases';
import { airtimePhrases } from '../refusals.ts';
import { airtimeDetails, airtimeSellers } from './ports.ts';

export const airtimeBill = defineBill({
  id: 20,
  name: 'airtime',
  sellers: airtimeSellers,
  details: airtimeDetails,
  describe: ({ details: { network, phone } }) =>
    say(airtimePhrases.airtime_for, { network: networkNames[network], phone }),
  outsider: ({ network, phone }) => ({ fullName: networkNames[network], accountNumber: phone }),
  again: ({ network, phone }) => ({ number: phone, network }),
  words: {
    what: {
      en: 'airtime',
      pcm: 'airtime',
      fr: 'crédit d’appel',
      es: 'saldo de llamadas',
      ha: 'katin waya',
      yo: 'owó ìpè',
      ig: 'kredit ekwentị',
    },
    to: ({ phone }) => phone,
  },
});
