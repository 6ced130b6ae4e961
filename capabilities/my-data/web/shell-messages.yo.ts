import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { myDataViews: { title: 'Ìsọfúnni rẹ' } } satisfies Translations<typeof english>;
