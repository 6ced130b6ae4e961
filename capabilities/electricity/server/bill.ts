import { defineBill } from '@wura/bills/server/bill';
import { say } from '@wura/wire/phrases';
import { companyTitle } from '../companies.ts';
import { electricityPhrases } from '../refusals.ts';
import { handOver } from './hand-over.ts';
import { electricityDetails, electricitySellers, type ElectricityDetails, type ElectricitySeller } from './ports.ts';

export const electricity = defineBill<ElectricityDetails, ElectricitySeller>({
  id: 22,
  name: 'electricity',
  sellers: electricitySellers,
  details: electricityDetails,
  describe: ({ details: { company, meterNumber: meter } }) =>
    say(electricityPhrases.electricity_for, { company: companyTitle(company), meter }),
  outsider: ({ customerName, meterNumber, company }) => ({
    fullName: customerName,
    accountNumber: meterNumber,
    bankName: companyTitle(company),
  }),
  again: ({ meterNumber: number, company: provider, meterType: meter_type }) => ({ number, provider, meter_type }),
  words: {
    what: {
      en: 'electricity',
      pcm: 'light',
      fr: 'électricité',
      es: 'electricidad',
      ha: 'wutar lantarki',
      yo: 'owó iná',
      ig: 'ọkụ eletrik',
    },
    to: ({ meterNumber }) => meterNumber,
  },
  onEnd: handOver,
});
