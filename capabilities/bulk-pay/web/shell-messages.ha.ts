import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { bulkViews: { title: 'Biyan mutane da yawa' } } satisfies Translations<typeof english>;
