import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { potViews: { title: 'Ìkòkò owó' } } satisfies Translations<typeof english>;
