import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { intraRefusals } from '../refusals.ts';
import type { intraFaults } from '../rules.ts';

export default {
  transferMessages: {
    title: 'Intra Transfer',
    quick: 'Transfer',
    lead: 'Send to another Wura customer. E free, and e go reach now now.',
    leadPriced: 'Send to another Wura customer. We no dey charge anything, and e go reach now now.',
    accountNumber: 'Account number',
    accountHelper: 'Di 10 digits of dia Wura account, or dia @username',
    recent: 'Who you send to lately',
    remark: 'Remark',
    remarkHelper: 'If you want. Dem go read am for dia history.',
    search: 'Search',
    searching: 'We dey search...',
    nameOnWura: 'Wura customer',
    wallet: 'Wallet',
    walletOption: (name, balance) => `${name}, ${balance}`,
    next: 'Continue',
    loadingWallets: 'Wallets dey load...',
    noWallets: 'No wallet yet',
    searchNotThere: 'Dis server no get way to search for customer',
    searchFailed: 'We no fit search for di customer',
    failed: 'Transfer no go through. Abeg try again.',
    nothingSentText: 'We ask for half minute, and di transfer no ever reach us. You fit send am again.',
  },
  reviewMessages: {
    summary: 'Summary',
    question: (amount, name) => `Make we send ${amount} to ${name}?`,
    free: 'E free. E go reach now now.',
    sending: 'You dey send',
    to: 'To',
    account: digits => `Wura, ${digits}`,
    amount: 'Amount',
    total: wallet => `Total from ${wallet} wallet`,
    leftAfter: amount => `${amount} go remain`,
    arrives: 'E go reach',
    atOnce: 'Now now',
    remark: 'Remark',
    caution: 'Check di name. You no fit collect back money wey you send to customer.',
    send: amount => `Send ${amount}`,
    close: 'Back to di form',
    notYet: '—',
  },
  outcomeMessages: {
    sending: (amount, name) => `We dey send ${amount} to ${name}`,
    complete: 'Transfer Don Complete',
    arrived: (name, time) => `${name} collect am for ${time}`,
    to: 'To',
    from: 'From',
    account: digits => `Wura, ${digits}`,
    remark: 'Remark',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  person_exists: 'You don save dis person before.',
  people_full: 'You don save all di people wey you fit keep. Remove one wey you no dey pay again first.',
  person_closed: 'Dis person don close their account. You no fit send anything there again.',
  person_renamed: 'Di name for dis saved person don change',
  user_not_found: 'We no see dat customer',
  own_account: 'Na your own account be dis. Choose another person to send to.',
  recipient_number_missing: 'Abeg put account number',
  recipient_missing: 'Abeg search and choose correct customer',
  from_wallet_missing: 'Abeg choose wallet wey di money go comot from',
} satisfies PhraseWords<typeof intraRefusals & typeof intraFaults>;
