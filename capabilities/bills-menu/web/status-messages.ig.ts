import type { Translations } from '@wura/browser/messages';
import type * as english from './status-messages.ts';

export default {
  serviceMessages: {
    title: 'Ihe na-arụ ọrụ ugbu a',
    loading: 'Na-ajụ ụlọ ọrụ...',
    failed: 'Enweghị ike ịjụ ihe na-arụ ọrụ.',
    retry: 'Nwaa ọzọ',
    works: 'Na-arụ ọrụ',
    off: 'Enyeghị ya ebe a',
    stopped: 'Anyị kwụsịtụrụ ya',
    down: 'Ụlọ ọrụ anaghị aza',
    status: 'Ọnọdụ ọrụ',
    fees: 'Ọnụahịa ihe niile',
  },
} satisfies Translations<typeof english>;
