import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { intraRefusals } from '../refusals.ts';
import type { intraFaults } from '../rules.ts';

export default {
  transferMessages: {
    title: 'Ìfiránṣẹ́ Wura',
    quick: 'Sí Wura',
    lead: 'Fi owó ránṣẹ́ sí oníbàárà Wura mìíràn. Ọ̀fẹ́ ni, yóò sì dé lẹ́sẹ̀kẹsẹ̀.',
    leadPriced: 'Fi owó ránṣẹ́ sí oníbàárà Wura mìíràn. A kì í gba owó iṣẹ́, yóò sì dé lẹ́sẹ̀kẹsẹ̀.',
    accountNumber: 'Nọ́ńbà àkáǹtì',
    accountHelper: 'Nọ́ńbà 10 ti àkáǹtì Wura wọn, tàbí @orúkọ wọn',
    recent: 'Àwọn tí o fi ránṣẹ́ sí láìpẹ́',
    remark: 'Àlàyé',
    remarkHelper: 'Kò pọn dandan. Wọn yóò kà á nínú ìtàn wọn.',
    search: 'Wá',
    searching: 'Ó ń wá...',
    nameOnWura: 'Oníbàárà Wura',
    wallet: 'Àpamọ́wọ́',
    walletOption: (name, balance) => `${name}, ${balance}`,
    next: 'Tẹ̀síwájú',
    loadingWallets: 'Àwọn àpamọ́wọ́ ń gbé...',
    noWallets: 'Kò tíì sí àpamọ́wọ́',
    searchNotThere: 'Sáfà yìí kò ní ọ̀nà láti wá oníbàárà',
    searchFailed: 'A kò lè wá oníbàárà náà',
    failed: 'Ìfiránṣẹ́ kùnà. Jọ̀wọ́ tún gbìyànjú.',
    nothingSentText: 'A béèrè fún ìdajì ìṣẹ́jú, ìfiránṣẹ́ náà kò sì dé ọ̀dọ̀ wa. O lè tún un fi ránṣẹ́.',
  },
  reviewMessages: {
    summary: 'Àkópọ̀',
    question: (amount, name) => `Ṣé kí a fi ${amount} ránṣẹ́ sí ${name}?`,
    free: 'Ọ̀fẹ́ ni. Yóò dé lẹ́sẹ̀kẹsẹ̀.',
    sending: 'Ò ń fi ránṣẹ́',
    to: 'Sí',
    account: digits => `Wura, ${digits}`,
    amount: 'Iye owó',
    total: wallet => `Àpapọ̀ láti àpamọ́wọ́ ${wallet}`,
    leftAfter: amount => `${amount} ni yóò ṣẹ́kù`,
    arrives: 'Yóò dé',
    atOnce: 'Lẹ́sẹ̀kẹsẹ̀',
    remark: 'Àlàyé',
    caution: 'Yẹ orúkọ náà wò. A kò lè gba owó tí a fi ránṣẹ́ sí oníbàárà padà.',
    send: amount => `Fi ${amount} ránṣẹ́`,
    close: 'Padà sí fọ́ọ̀mù',
    notYet: '—',
  },
  outcomeMessages: {
    sending: (amount, name) => `A ń fi ${amount} ránṣẹ́ sí ${name}`,
    complete: 'Ìfiránṣẹ́ Ti Parí',
    arrived: (name, time) => `${name} gbà á ní ${time}`,
    to: 'Sí',
    from: 'Láti',
    account: digits => `Wura, ${digits}`,
    remark: 'Àlàyé',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  person_exists: 'O ti fi ẹni yìí pamọ́ tẹ́lẹ̀.',
  people_full: 'O ti fi iye ènìyàn tó ṣeé fi pamọ́ pamọ́. Kọ́kọ́ yọ ẹni tí o kò san fún mọ́.',
  person_closed: 'Ẹni yìí ti pa àkáǹtì rẹ̀ dé. Kò sí ohun tí o lè fi ránṣẹ́ síbẹ̀ mọ́.',
  person_renamed: 'Orúkọ ẹni tí o fi pamọ́ yìí ti yí padà',
  user_not_found: 'A kò rí oníbàárà náà',
  own_account: 'Àkáǹtì tìrẹ nìyí. Yan ẹlòmíràn tí o fẹ́ fi ránṣẹ́ sí.',
  recipient_number_missing: 'Jọ̀wọ́ tẹ nọ́ńbà àkáǹtì',
  recipient_missing: 'Jọ̀wọ́ wá oníbàárà tó tọ́ kí o sì yàn án',
  from_wallet_missing: 'Jọ̀wọ́ yan àpamọ́wọ́ tí owó yóò ti kúrò',
} satisfies PhraseWords<typeof intraRefusals & typeof intraFaults>;
