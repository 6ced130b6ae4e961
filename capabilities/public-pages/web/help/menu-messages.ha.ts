import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default { helpMenuMessages: { title: 'Taimako da tallafi' } } satisfies Translations<typeof english>;
