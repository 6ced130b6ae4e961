import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { spendingViews: { title: 'Kashe kuɗi' } } satisfies Translations<typeof english>;
