import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default { helpMenuMessages: { title: 'Help & Support' } } satisfies Translations<typeof english>;
