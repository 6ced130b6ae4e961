import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { receiptRefusals, receiptFaults } from '../refusals.ts';

export default {
  verifyMessages: {
    pageTitle: 'Duba rasit',
    title: 'Duba rasit',
    lead: 'Ku ɗauki hoton lambar rasit na Wura, ko ku rubuta ta a nan, don ganin matsayin biyansa yanzu.',
    code: 'Lambar rasit',
    codeHelper: 'Haruffa da lambobi 26 da ke gefen lambar murabba’i',
    check: 'Duba',
    another: 'Duba wani rasit',
    checking: 'Ana dubawa...',
    unasked: 'Ba a iya duba rasit ɗin ba.',
    retry: 'Sake gwadawa',
    none: 'Babu irin wannan rasit',
    noneText: 'Wura ba ta yi rasit mai wannan lamba ba, ko wani ya canza shi. Kada ku dogara da takardar da ya fito.',
    says: {
      completed: 'Wannan biya ya kammala',
      pending: 'Wannan biya bai kammala ba tukuna',
      failed: 'Wannan biya bai yi ba',
    },
    advice: {
      completed: 'Ku gwada kowane layi da rasit ɗin da aka ba ku.',
      pending: 'Ba a tabbatar da shi ba tukuna. Wannan shafi zai sake tambaya da kansa.',
      failed: 'Kuɗin ya koma ga wanda ya tura. Rasit ɗin ba shaidar biya ba ne.',
    },
    sandbox: 'An yi shi a wurin gwaji: babu kuɗin gaske da ya motsa.',
    receipt: 'Rasit',
    brand: 'Wura',
    chips: { completed: 'Ya kammala', pending: 'Ana jira', failed: 'An mayar da kuɗi' },
    band: 'ANA JIRA',
    to: 'Zuwa ga',
    from: 'Daga',
    date: 'Kwanan wata',
    reference: 'Lambar bincike',
    statement: 'Bayanin asusu',
    statementIsOurs: 'Wannan bayanin asusu namu ne',
    genuine: 'Na gaske',
    statementAdvice: 'Ku gwada kowane adadi na ƙasa da takardar da aka nuna muku.',
    name: 'Suna',
    opening: 'Ragowar farko',
    moneyIn: 'Kuɗin da ya shigo',
    moneyOut: 'Kuɗin da ya fita',
    fees: 'Caji, VAT da haraji',
    closing: 'Ragowar ƙarshe',
    count: 'Hada-hada',
    checkedAt: time => `Yadda yake da ${time}.`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  no_such_receipt: 'Babu irin wannan rasit. Kada ku dogara da takardar da ya fito.',
  receipt_code_missing: 'Ku shigar da lambar rasit',
  no_such_statement: 'Babu irin wannan bayanin asusu. Kada ku dogara da takardar da ya fito.',
  statement_too_long: ({ most }) =>
    `Akwai hada-hada fiye da ${most} tsakanin waɗannan ranaku. Ku zaɓi lokaci mafi gajarta.`,
  statement_days_backwards: 'Rana ta ƙarshe tana gabanin ta farko',
  statement_days_too_many: 'Bayanin asusu ya ƙunshi shekara ɗaya mafi yawa',
  statement_day_ahead: 'Wannan rana ba ta fara ba tukuna',
} satisfies PhraseWords<typeof receiptRefusals & typeof receiptFaults>;
