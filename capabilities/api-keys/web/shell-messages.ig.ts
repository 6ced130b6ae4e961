import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { apiKeyViews: { title: 'Igodo API' } } satisfies Translations<typeof english>;
