import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { spendingViews: { title: 'Ìnáwó' } } satisfies Translations<typeof english>;
