import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { clothView: { title: 'Aṣọ rẹ' } } satisfies Translations<typeof english>;
