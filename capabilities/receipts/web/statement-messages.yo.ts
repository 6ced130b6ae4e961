import type { Translations } from '@wura/browser/messages';
import type * as english from './statement-messages.ts';

export default {
  statementMessages: {
    title: 'Àkọsílẹ̀ àkáǹtì',
    lead: 'Gbogbo owó tó lọ tàbí bọ̀ nínú àpamọ́wọ́ láàárín ọjọ́ méjì, pẹ̀lú iye ìbẹ̀rẹ̀ àti ìparí. A lè yẹ ọ̀kọ̀ọ̀kan wò pẹ̀lú kóòdù rẹ̀.',
    wallet: 'Àpamọ́wọ́',
    period: 'Ọjọ́',
    periods: {
      month: 'Oṣù yìí',
      last_month: 'Oṣù tó kọjá',
      quarter: 'Oṣù 3 sẹ́yìn',
      year: 'Ọdún yìí',
      days: 'Yan ọjọ́',
    },
    from: 'Láti',
    to: 'Títí di',
    opening: 'Iye ìbẹ̀rẹ̀',
    moneyIn: 'Owó tó wọlé',
    moneyOut: 'Owó tó jáde',
    fees: 'Owó iṣẹ́, VAT àti owó òǹtẹ̀',
    closing: 'Iye ìparí',
    count: count => `Ìdúnàádúrà ${count}`,
    loading: 'Ó ń ṣírò rẹ̀...',
    pickDays: 'Yan ọjọ́ àkọ́kọ́ àti ọjọ́ ìkẹyìn.',
    failed: 'A kò lè ṣe àkọsílẹ̀ náà. Jọ̀wọ́ tún gbìyànjú.',
    retry: 'Tún gbìyànjú',
    pdf: 'Gba PDF',
    csv: 'Gba tábìlì (CSV)',
    making: 'Ó ń múra...',
    saved: 'A ti fi àkọsílẹ̀ pamọ́',
  },
} satisfies Translations<typeof english>;
