import type { Translations } from '@wura/browser/messages';
import type * as english from './track-messages.ts';

export default {
  trackMessages: {
    pageTitle: 'Bibiyi kuɗin',
    loading: 'Ana neman biyan...',
    payment: 'Biya',
    way: 'Hanyarsa',
    steps: {
      held: 'Ana riƙe da shi: ya bar walet na mai turawa',
      sent: 'An tura zuwa banki',
      at_bank: 'A banki',
      arrived: 'Ya isa',
      returned: 'An mayar wa mai turawa',
    },
    stepsElsewhere: {
      held: 'Ya bar walet na mai turawa',
      sent: 'An tura',
      at_bank: 'Ana aiwatarwa',
      arrived: 'Ya isa',
      returned: 'An mayar wa mai turawa',
    },
    notYet: 'Tukuna',
    says: {
      completed: 'Kuɗin ya isa.',
      pending: 'Kuɗin yana kan hanya. Wannan shafi yana bibiyarsa da kansa.',
      failed: 'Bai yi ba. Duk kuɗin ya koma ga mai turawa.',
    },
    chips: { completed: 'Ya isa', pending: 'Yana kan hanya', failed: 'An mayar' },
    by: date => `Zai isa ko ya koma kafin ${date}.`,
    underWay: time => `${time} a kan hanya`,
    to: 'Zuwa ga',
    from: 'Daga',
    reference: 'Lambar bincike',
    session: 'Lambar zama (Session ID)',
    checkedAt: time => `Yadda yake da ${time}.`,
    sandbox: 'An yi shi a wurin gwaji: babu kuɗin gaske da ya motsa.',
    checkReceipt: 'Duba rasit',
    none: 'Babu irin wannan biya',
    noneText: 'Ku duba mahaɗin. Kada ku dogara da biyan da ba a samu a nan ba.',
    failed: 'Ba a iya neman biyan ba.',
    retry: 'Sake gwadawa',
  },
} satisfies Translations<typeof english>;
