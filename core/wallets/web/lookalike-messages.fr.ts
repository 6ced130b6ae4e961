import type { Translations } from '@wura/browser/messages';
import type * as english from './lookalike-messages.ts';

export default {
  lookalikeMessages: {
    title: 'Ce n’est pas le compte que vous avez déjà payé',
    digits: name => `Vous avez déjà payé ${name}. Les deux numéros se ressemblent presque entièrement.`,
    bank: name => `Vous avez déjà payé ${name}, sous le même numéro dans une autre banque.`,
    ends: 'Vous avez déjà envoyé à une adresse qui commence ou finit comme celle-ci. Des escrocs fabriquent de telles adresses pour que la leur soit copiée à sa place.',
    before: 'Déjà payé',
    now: 'Celui-ci',
    compared: 'J’ai tout comparé, et c’est bien cette adresse',
  },
} satisfies Translations<typeof english>;
