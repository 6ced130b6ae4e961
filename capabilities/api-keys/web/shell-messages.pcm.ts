import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { apiKeyViews: { title: 'API keys' } } satisfies Translations<typeof english>;
