import type { Translations } from '@wura/browser/messages';
import type * as english from './manage-messages.ts';

export default {
  manageMessages: {
    lead: 'Di order, favourites and wetin you hide dey with your account, for every device.',
    hidden: 'Hidden',
    up: name => `Move ${name} up`,
    down: name => `Move ${name} down`,
    moved: (name, place, count) => `${name} now na number ${place} of ${count}`,
    favourite: name => `${name} na favourite`,
    hide: name => `Hide ${name}`,
    show: name => `Show ${name}`,
    closeWallet: name => `Close ${name}`,
    closed: name => `${name} wallet don close. Add di currency to open am again.`,
    failed: 'E no work. Nothing change. Abeg try again.',
  },
} satisfies Translations<typeof english>;
