import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { bulkViews: { title: 'Pay many people' } } satisfies Translations<typeof english>;
