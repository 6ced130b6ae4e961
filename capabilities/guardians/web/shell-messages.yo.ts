import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { guardianViews: { title: 'Alágbàtọ́' } } satisfies Translations<typeof english>;
