import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  requestMenuMessages: {
    loans: 'Mgbazinye ego',
    loansDetail: 'Rịọ ndị na-agbazinye ego nwere ikike, soro azịza ha ebe a',
    business: 'Ndebanye aha azụmahịa',
    businessDetail: 'Aha azụmahịa ma ọ bụ ụlọ ọrụ, edebanyere gị na CAC',
  },
} satisfies Translations<typeof english>;
