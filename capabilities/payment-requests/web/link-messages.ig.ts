import type { Translations } from '@wura/browser/messages';
import type * as english from './link-messages.ts';

export default {
  linkMessages: {
    pageTitle: 'Arịrịọ ego',
    loading: 'Na-achọ arịrịọ ahụ...',
    asks: name => `${name} na-arịọ gị ka ị kwụọ`,
    asksOpen: name => `${name} na-arịọ gị ego`,
    username: name => `@${name} na Wura`,
    note: 'Maka',
    until: date => `A ga-akwụ ya tupu ${date}`,
    free: 'Anyị anaghị ana ego ọrụ. Ọ na-eru ozugbo.',
    caution: 'Kwụọ naanị ma ị maara onye na-arịọ, na ihe ọ bụ maka ya. A pụghị iweghachi ego akwụrụ.',
    pay: amount => `Kwụọ ${amount}`,
    payOpen: 'Kwụọ',
    signIn: 'Banye ka ị kwụọ',
    signUp: 'Mepee akaụntụ',
    status: {
      open: 'Na-emeghe',
      paid: 'Akwụrụ',
      returned: 'Ezighachiri',
      expired: 'Oge agwụla',
      withdrawn: 'Eweghachiri',
      declined: 'Ajụrụ',
    },
    ended: {
      paid: 'Akwụọla arịrịọ a',
      returned: 'Akwụrụ arịrịọ a, e zighachikwara ego ahụ',
      expired: 'Oge arịrịọ a agwụla',
      withdrawn: 'Eweghachiri arịrịọ a',
      declined: 'Ajụrụ arịrịọ a',
    },
    endedText: {
      paid: 'O nweghị onye nwere ike ịkwụ ya ọzọ.',
      returned: 'O nweghị onye nwere ike ịkwụ ya ọzọ. Rịọ nke ọhụrụ.',
      expired: 'Rịọ nke ọhụrụ. O nweghị ego megharịrị.',
      withdrawn: 'O nweghị ego megharịrị.',
      declined: 'O nweghị ego megharịrị.',
    },
    none: 'Arịrịọ dị otú ahụ adịghị',
    noneText: 'Lelee njikọ ahụ, ma ọ bụ rịọ ya ọzọ. O nweghị ego megharịrị.',
    failed: 'Enweghị ike ịchọta arịrịọ ahụ.',
    retry: 'Nwaa ọzọ',
  },
} satisfies Translations<typeof english>;
