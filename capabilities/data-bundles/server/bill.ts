import { networkNames } from '@wura/bills/networks';
import { defineBill } from '@wura/bills/server/bill';
import { say } from '@wura/wire/phrases';
import { dataPhrases } from '../refusals.ts';
import { dataDetails, dataSellers } from './ports.ts';

export const dataBill = defineBill({
  id: 21,
  name: 'data',
  sellers: dataSellers,
  details: dataDetails,
  describe: ({ details: { network, planName: plan, phone } }) =>
    say(dataPhrases.data_for, { network: networkNames[network], plan, phone }),
  outsider: ({ network, phone }) => ({ fullName: networkNames[network], accountNumber: phone }),
  again: ({ network, phone, planCode: plan }) => ({ number: phone, network, plan }),
  words: {
    what: { en: 'data', pcm: 'data', fr: 'données mobiles', es: 'datos móviles', ha: 'data', yo: 'dátà', ig: 'data' },
    to: ({ phone }) => phone,
  },
});
