import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { receiptRefusals, receiptFaults } from '../refusals.ts';

export default {
  verifyMessages: {
    pageTitle: 'Yẹ rìsíìtì wò',
    title: 'Yẹ rìsíìtì wò',
    lead: 'Ka kóòdù rìsíìtì Wura, tàbí tẹ̀ ẹ́ síbí, láti rí ipò ìsanwó rẹ̀ báyìí.',
    code: 'Kóòdù rìsíìtì',
    codeHelper: 'Lẹ́tà àti nọ́ńbà 26 tó wà lẹ́gbẹ̀ẹ́ kóòdù QR',
    check: 'Yẹ̀ ẹ́ wò',
    another: 'Yẹ rìsíìtì mìíràn wò',
    checking: 'Ó ń yẹ̀ ẹ́ wò...',
    unasked: 'A kò lè yẹ rìsíìtì náà wò.',
    retry: 'Tún gbìyànjú',
    none: 'Kò sí irú rìsíìtì bẹ́ẹ̀',
    noneText: 'Wura kò ṣe rìsíìtì tó ní kóòdù yìí, tàbí ẹnì kan ti yí i padà. Má gbẹ́kẹ̀ lé ìwé tó ti wá.',
    says: {
      completed: 'Ìsanwó yìí ti parí',
      pending: 'Ìsanwó yìí kò tíì parí',
      failed: 'Ìsanwó yìí kùnà',
    },
    advice: {
      completed: 'Fi ìlà kọ̀ọ̀kan wé rìsíìtì tí wọ́n fún ọ.',
      pending: 'Kò tíì sẹ́ni tó fìdí rẹ̀ múlẹ̀. Ojú ìwé yìí yóò tún béèrè fúnra rẹ̀.',
      failed: 'Owó náà padà sọ́dọ̀ ẹni tó fi ránṣẹ́. Rìsíìtì náà kì í ṣe ẹ̀rí ìsanwó.',
    },
    sandbox: 'Inú ìdánwò ni a ti ṣe é: owó gidi kò kúrò.',
    receipt: 'Rìsíìtì',
    brand: 'Wura',
    chips: { completed: 'Ó ti parí', pending: 'Ó ń lọ lọ́wọ́', failed: 'Owó ti padà' },
    band: 'Ó Ń LỌ LỌ́WỌ́',
    to: 'Sí',
    from: 'Láti',
    date: 'Ọjọ́',
    reference: 'Ìtọ́kasí',
    statement: 'Àkọsílẹ̀',
    statementIsOurs: 'Tiwa ni àkọsílẹ̀ yìí',
    genuine: 'Ojúlówó',
    statementAdvice: 'Fi iye kọ̀ọ̀kan nísàlẹ̀ wé ìwé tí wọ́n fi hàn ọ́.',
    name: 'Orúkọ',
    opening: 'Iye ìbẹ̀rẹ̀',
    moneyIn: 'Owó tó wọlé',
    moneyOut: 'Owó tó jáde',
    fees: 'Owó iṣẹ́, VAT àti owó òǹtẹ̀',
    closing: 'Iye ìparí',
    count: 'Ìdúnàádúrà',
    checkedAt: time => `Bó ṣe wà ní ${time}.`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  no_such_receipt: 'Kò sí irú rìsíìtì bẹ́ẹ̀. Má gbẹ́kẹ̀ lé ìwé tó ti wá.',
  receipt_code_missing: 'Jọ̀wọ́ tẹ kóòdù rìsíìtì náà',
  no_such_statement: 'Kò sí irú àkọsílẹ̀ bẹ́ẹ̀. Má gbẹ́kẹ̀ lé ìwé tó ti wá.',
  statement_too_long: ({ most }) => `Ìdúnàádúrà láàárín ọjọ́ wọ̀nyí ju ${most} lọ. Jọ̀wọ́ yan àkókò kúkúrú.`,
  statement_days_backwards: 'Ọjọ́ ìkẹyìn ṣáájú ọjọ́ àkọ́kọ́',
  statement_days_too_many: 'Àkọsílẹ̀ kò gbọ́dọ̀ ju ọdún kan lọ',
  statement_day_ahead: 'Ọjọ́ yìí kò tíì bẹ̀rẹ̀',
} satisfies PhraseWords<typeof receiptRefusals & typeof receiptFaults>;
