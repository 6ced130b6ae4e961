import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  legalMessages: { contents: 'Sommaire', version: 'Version du', short: 'En bref :' },
} satisfies Translations<typeof english>;
