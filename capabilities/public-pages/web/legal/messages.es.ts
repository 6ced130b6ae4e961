import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  legalMessages: { contents: 'Contenido', version: 'Versión del', short: 'En resumen:' },
} satisfies Translations<typeof english>;
