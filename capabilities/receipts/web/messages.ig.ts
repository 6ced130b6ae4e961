import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { receiptRefusals, receiptFaults } from '../refusals.ts';

export default {
  verifyMessages: {
    pageTitle: 'Lelee rịsịtị',
    title: 'Lelee rịsịtị',
    lead: 'Nyochaa koodu rịsịtị Wura, ma ọ bụ dee ya ebe a, iji hụ ka ịkwụ ụgwọ ya dị ugbu a.',
    code: 'Koodu rịsịtị',
    codeHelper: 'Mkpụrụ edemede na nọmba 26 dị n’akụkụ koodu akụkụ anọ',
    check: 'Lelee',
    another: 'Lelee rịsịtị ọzọ',
    checking: 'Na-elele...',
    unasked: 'Enweghị ike ilele rịsịtị ahụ.',
    retry: 'Nwaa ọzọ',
    none: 'Rịsịtị dị otú ahụ adịghị',
    noneText: 'Wura emeghị rịsịtị nwere koodu a, ma ọ bụ onye ọzọ gbanwere ya. Adaberela na akwụkwọ o si na ya bịa.',
    says: {
      completed: 'Ịkwụ ụgwọ a emezuola',
      pending: 'Ịkwụ ụgwọ a emezubeghị',
      failed: 'Ịkwụ ụgwọ a emeghị',
    },
    advice: {
      completed: 'Tụnyere ahịrị ọ bụla na rịsịtị e nyere gị.',
      pending: 'Akwadobeghị ya ugbu a. Ibe a ga-ajụ ọzọ n’onwe ya.',
      failed: 'Ego ahụ laghachikwuru onye zigara ya. Rịsịtị ahụ abụghị ihe akaebe ịkwụ ụgwọ.',
    },
    sandbox: 'Emere ya n’ebe nnwale: o nweghị ezigbo ego megharịrị.',
    receipt: 'Rịsịtị',
    brand: 'Wura',
    chips: { completed: 'Emezuola', pending: 'Na-eche', failed: 'Eweghachiri ego' },
    band: 'NA-ECHE',
    to: 'Nye',
    from: 'Site n’aka',
    date: 'Ụbọchị',
    reference: 'Nọmba ntụaka',
    statement: 'Nkọwa akaụntụ',
    statementIsOurs: 'Nkọwa akaụntụ a bụ nke anyị',
    genuine: 'Ezigbo',
    statementAdvice: 'Tụnyere ọnụọgụ ọ bụla dị n’okpuru na akwụkwọ e gosiri gị.',
    name: 'Aha',
    opening: 'Ego mmalite',
    moneyIn: 'Ego batara',
    moneyOut: 'Ego pụrụ',
    fees: 'Ego ọrụ, VAT na ụtụ',
    closing: 'Ego njedebe',
    count: 'Azụmahịa',
    checkedAt: time => `Ka ọ dị na ${time}.`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  no_such_receipt: 'Rịsịtị dị otú ahụ adịghị. Adaberela na akwụkwọ o si na ya bịa.',
  receipt_code_missing: 'Biko tinye koodu rịsịtị',
  no_such_statement: 'Nkọwa akaụntụ dị otú ahụ adịghị. Adaberela na akwụkwọ o si na ya bịa.',
  statement_too_long: ({ most }) => `Ihe karịrị azụmahịa ${most} dị n’agbata ụbọchị ndị a. Biko họrọ oge dị mkpụmkpụ.`,
  statement_days_backwards: 'Ụbọchị ikpeazụ dị tupu nke mbụ',
  statement_days_too_many: 'Nkọwa akaụntụ na-ekpuchi kacha otu afọ',
  statement_day_ahead: 'Ụbọchị a amalitebeghị',
} satisfies PhraseWords<typeof receiptRefusals & typeof receiptFaults>;
