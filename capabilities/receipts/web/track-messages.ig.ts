import type { Translations } from '@wura/browser/messages';
import type * as english from './track-messages.ts';

export default {
  trackMessages: {
    pageTitle: 'Soro ego ahụ',
    loading: 'Na-achọ ịkwụ ụgwọ...',
    payment: 'Ịkwụ ụgwọ',
    way: 'Ụzọ ya',
    steps: {
      held: 'Ejidere ya: ọ pụọla n’akpa ego onye zigara ya',
      sent: 'Ezigara ụlọ akụ',
      at_bank: 'N’ụlọ akụ',
      arrived: 'O ruola',
      returned: 'Eweghachiri onye zigara ya',
    },
    stepsElsewhere: {
      held: 'Ọ pụọla n’akpa ego onye zigara ya',
      sent: 'Ezipụrụ',
      at_bank: 'A na-emezu ya',
      arrived: 'O ruola',
      returned: 'Eweghachiri onye zigara ya',
    },
    notYet: 'Ka fọdụrụ',
    says: {
      completed: 'Ego ahụ eruola.',
      pending: 'Ego ahụ nọ n’ụzọ. Ibe a na-eso ya n’onwe ya.',
      failed: 'O meghị. Ego ahụ niile laghachikwuru onye zigara ya.',
    },
    chips: { completed: 'O ruola', pending: 'Ọ nọ n’ụzọ', failed: 'Eweghachila' },
    by: date => `Ọ ga-eru ma ọ bụ laghachi tupu ${date}.`,
    underWay: time => `${time} n’ụzọ`,
    to: 'Nye',
    from: 'Site n’aka',
    reference: 'Nọmba ntụaka',
    session: 'Session ID',
    checkedAt: time => `Ka ọ dị na ${time}.`,
    sandbox: 'Emere ya n’ebe nnwale: o nweghị ezigbo ego megharịrị.',
    checkReceipt: 'Lelee rịsịtị',
    none: 'Ịkwụ ụgwọ dị otú ahụ adịghị',
    noneText: 'Lelee njikọ ahụ. Adaberela n’ịkwụ ụgwọ a na-ahụghị ebe a.',
    failed: 'Enweghị ike ịchọta ịkwụ ụgwọ ahụ.',
    retry: 'Nwaa ọzọ',
  },
} satisfies Translations<typeof english>;
