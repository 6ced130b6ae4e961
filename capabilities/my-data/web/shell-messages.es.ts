import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { myDataViews: { title: 'Sus datos' } } satisfies Translations<typeof english>;
