import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { bulkViews: { title: 'Ịkwụ ọtụtụ mmadụ' } } satisfies Translations<typeof english>;
