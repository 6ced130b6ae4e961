import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { intraRefusals } from '../refusals.ts';
import type { intraFaults } from '../rules.ts';

export default {
  transferMessages: {
    title: 'Mbufe na Wura',
    quick: 'Bufee',
    lead: 'Zigara onye ahịa Wura ọzọ. Ọ bụ n’efu, ọ na-erukwa ozugbo.',
    leadPriced: 'Zigara onye ahịa Wura ọzọ. Anyị anaghị ana ego ọrụ, ọ na-erukwa ozugbo.',
    accountNumber: 'Nọmba akaụntụ',
    accountHelper: 'Nọmba 10 nke akaụntụ Wura ha, ma ọ bụ @aha njirimara ha',
    recent: 'Ndị ezigara nso nso a',
    remark: 'Nkọwa mbufe',
    remarkHelper: 'Nhọrọ. Ha ga-agụ ya n’akụkọ ha.',
    search: 'Chọọ',
    searching: 'Na-achọ...',
    nameOnWura: 'Onye ahịa Wura',
    wallet: 'Akpa ego',
    walletOption: (name, balance) => `${name}, ${balance}`,
    next: 'Gaa n’ihu',
    loadingWallets: 'Na-ebubata akpa ego...',
    noWallets: 'Akpa ego adịghị ugbu a',
    searchNotThere: 'Etinyebeghị ịchọ onye ọrụ na sava',
    searchFailed: 'Enweghị ike ịchọ onye ọrụ',
    failed: 'Mbufe emeghị. Biko nwaa ọzọ.',
    nothingSentText: 'Anyị jụrụ ọkara nkeji, mbufe ahụ erutebeghị anyị. Ị nwere ike iziga ya ọzọ.',
  },
  reviewMessages: {
    summary: 'Nchịkọta',
    question: (amount, name) => `Zigara ${name} ${amount}?`,
    free: 'N’efu. Ọ na-eru ozugbo.',
    sending: 'Ị na-eziga',
    to: 'Nye',
    account: digits => `Wura, ${digits}`,
    amount: 'Ego ole',
    total: wallet => `Mkpokọta site n’akpa ego ${wallet}`,
    leftAfter: amount => `${amount} ga-afọdụ`,
    arrives: 'Ọ ga-eru',
    atOnce: 'Ozugbo',
    remark: 'Nkọwa mbufe',
    caution: 'Lelee aha ahụ. Enweghị ike iweghachi ego ezigara onye ahịa.',
    send: amount => `Ziga ${amount}`,
    close: 'Laghachi na fọm',
    notYet: '—',
  },
  outcomeMessages: {
    sending: (amount, name) => `Na-ezigara ${name} ${amount}`,
    complete: 'Mbufe emezuola',
    arrived: (name, time) => `${name} natara ya na ${time}`,
    to: 'Nye',
    from: 'Site n’aka',
    account: digits => `Wura, ${digits}`,
    remark: 'Nkọwa mbufe',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  person_exists: 'Ị chekwalarị onye a.',
  people_full: 'Ị chekwala mmadụ ole ị nwere ike ichekwa. Buru ụzọ wepụ onye ị na-akwụkwaghị.',
  person_closed: 'Onye a emechiela akaụntụ ya. Enweghị ike iziga ihe ọ bụla ebe ahụ ọzọ.',
  person_renamed: 'Aha onye a echekwara agbanweela',
  user_not_found: 'Ahụghị onye ọrụ',
  own_account: 'Nke a bụ akaụntụ gị. Họrọ onye ọzọ ị ga-ezigara.',
  recipient_number_missing: 'Biko tinye nọmba akaụntụ',
  recipient_missing: 'Biko chọọ ma họrọ onye ọrụ ziri ezi',
  from_wallet_missing: 'Biko họrọ akpa ego a ga-esi na ya bufee',
} satisfies PhraseWords<typeof intraRefusals & typeof intraFaults>;
