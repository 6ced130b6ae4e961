import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { clothView: { title: 'Your cloth' } } satisfies Translations<typeof english>;
