import type { Translations } from '@wura/browser/messages';
import type * as english from './manage-messages.ts';

export default {
  manageMessages: {
    lead: 'Ètò, ààyò àti ohun tí o fi pamọ́ wà pẹ̀lú àkáǹtì rẹ, lórí gbogbo ẹ̀rọ.',
    hidden: 'Tí a fi pamọ́',
    up: name => `Gbé ${name} sókè`,
    down: name => `Gbé ${name} sísàlẹ̀`,
    moved: (name, place, count) => `${name} ti di ${place} nínú ${count}`,
    favourite: name => `${name} jẹ́ ààyò`,
    hide: name => `Fi ${name} pamọ́`,
    show: name => `Fi ${name} hàn`,
    closeWallet: name => `Pa ${name}`,
    closed: name => `A ti pa àpamọ́wọ́ ${name}. Fi owó ìlú náà kún un láti tún un ṣí.`,
    failed: 'Kò ṣiṣẹ́. Ohunkóhun kò yí padà. Jọ̀wọ́ tún gbìyànjú.',
  },
} satisfies Translations<typeof english>;
