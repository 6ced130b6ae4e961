import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  paymentGuardMessages: {
    title: 'Nche ịkwụ ụgwọ',
    lead: 'Ịkwụ ụgwọ na akaụntụ ị na-akwụtụbeghị chọrọ ihe nkwenye nke abụọ gị n’abalị, na n’oge ọ bụla ma ọ karịa ego ị họọrọ. Ime ya ka o sie ike na-arụ ọrụ ozugbo; ime ya ka ọ dị mfe chọrọ ihe nkwenye nke abụọ.',
    night: 'N’abalị',
    hours: (from, until) => `Site na ${from} ruo ${until}`,
    over: 'N’oge ọ bụla, karịrị',
    off: 'Agbanyụrụ',
    change: 'Gbanwee nche',
    nightOn: 'Chebe oge abalị',
    largeOn: 'Chebe nnukwu ego',
    start: 'Site na',
    end: 'Ruo',
    sum: 'Karịrị',
    save: 'Chekwaa nche',
    saved: 'Agbanweela nche ịkwụ ụgwọ gị.',
    nextNight: what => `N’abalị: ${what}`,
    nextOver: what => `Karịrị: ${what}`,
  },
} satisfies Translations<typeof english>;
