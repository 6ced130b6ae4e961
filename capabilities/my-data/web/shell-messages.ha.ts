import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { myDataViews: { title: 'Bayananku' } } satisfies Translations<typeof english>;
