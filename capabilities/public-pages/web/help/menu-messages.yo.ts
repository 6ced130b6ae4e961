import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default { helpMenuMessages: { title: 'Ìrànlọ́wọ́' } } satisfies Translations<typeof english>;
