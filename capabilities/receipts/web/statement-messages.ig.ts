import type { Translations } from '@wura/browser/messages';
import type * as english from './statement-messages.ts';

export default {
  statementMessages: {
    title: 'Nkọwa akaụntụ',
    lead: 'Ihe niile megharịrị n’akpa ego n’agbata ụbọchị abụọ, na ego fọdụrụ tupu na mgbe e mesịrị. A pụrụ iji koodu ya lelee nke ọ bụla.',
    wallet: 'Akpa ego',
    period: 'Ụbọchị',
    periods: {
      month: 'Ọnwa a',
      last_month: 'Ọnwa gara aga',
      quarter: 'Ọnwa 3 gara aga',
      year: 'Afọ a',
      days: 'Họrọ ụbọchị',
    },
    from: 'Site na',
    to: 'Ruo',
    opening: 'Ego mmalite',
    moneyIn: 'Ego batara',
    moneyOut: 'Ego pụrụ',
    fees: 'Ego ọrụ, VAT na ụtụ',
    closing: 'Ego njedebe',
    count: count => `Azụmahịa ${count}`,
    loading: 'Na-agbakọ...',
    pickDays: 'Họrọ ụbọchị mbụ na nke ikpeazụ.',
    failed: 'Enweghị ike ime nkọwa akaụntụ. Biko nwaa ọzọ.',
    retry: 'Nwaa ọzọ',
    pdf: 'Budata PDF',
    csv: 'Budata tebụl (CSV)',
    making: 'Na-akwado...',
    saved: 'Echekwala nkọwa akaụntụ',
  },
} satisfies Translations<typeof english>;
