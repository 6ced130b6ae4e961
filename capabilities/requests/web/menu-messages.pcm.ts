import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  requestMenuMessages: {
    loans: 'Loans',
    loansDetail: 'Ask lenders wey get licence, follow di answer here',
    business: 'Business registration',
    businessDetail: 'Business name or company, we go file am for you for CAC',
  },
} satisfies Translations<typeof english>;
