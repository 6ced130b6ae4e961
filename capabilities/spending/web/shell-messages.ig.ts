import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { spendingViews: { title: 'Mmefu' } } satisfies Translations<typeof english>;
