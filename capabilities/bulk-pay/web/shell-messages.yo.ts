import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default { bulkViews: { title: 'San fún ọ̀pọ̀' } } satisfies Translations<typeof english>;
