import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { apiKeyViews: { title: 'Kọ́kọ́rọ́ API' } } satisfies Translations<typeof english>;
