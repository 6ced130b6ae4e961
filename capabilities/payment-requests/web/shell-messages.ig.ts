import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  paidViews: { getPaid: 'Nata ụgwọ', pay: 'Kwụọ arịrịọ', trader: 'Ọnọdụ onye ahịa' },
} satisfies Translations<typeof english>;
