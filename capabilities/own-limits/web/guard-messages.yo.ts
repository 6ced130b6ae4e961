import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  paymentGuardMessages: {
    title: 'Ààbò ìsanwó',
    lead: 'Ìsanwó sí àkáǹtì tí o kò san fún rí yóò béèrè ìdánilójú kejì rẹ ní alẹ́, àti ní wákàtí yòówù bí ó bá ju iye kan lọ. Mímú un le ń ṣiṣẹ́ lẹ́sẹ̀kẹsẹ̀; dídẹ̀ ẹ́ ń béèrè ìdánilójú kejì.',
    night: 'Ní alẹ́',
    hours: (from, until) => `Láti ${from} títí di ${until}`,
    over: 'Ní wákàtí yòówù, ju',
    off: 'Ó wà ní pípa',
    change: 'Yí ààbò padà',
    nightOn: 'Dáàbò bo wákàtí alẹ́',
    largeOn: 'Dáàbò bo owó ńlá',
    start: 'Láti',
    end: 'Títí di',
    sum: 'Ju',
    save: 'Fi ààbò pamọ́',
    saved: 'A ti yí ààbò ìsanwó rẹ padà.',
    nextNight: what => `Ní alẹ́: ${what}`,
    nextOver: what => `Ju: ${what}`,
  },
} satisfies Translations<typeof english>;
