import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default { helpMenuMessages: { title: 'Enyemaka na nkwado' } } satisfies Translations<typeof english>;
