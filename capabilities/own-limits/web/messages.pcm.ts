import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { ownLimitFaults } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  ownLimitMessages: {
    title: 'Your own limits',
    lead: 'Hold yourself to less than wetin your tier allow. To reduce limit go work now now; to increase am need your second factor.',
    loading: 'Your limits dey load...',
    failed: 'Your limits no gree load.',
    retry: 'Try again',
    perPayment: 'One payment, e no go pass',
    perDay: 'One day, e no go pass',
    asTier: limit => `As your tier: ${limit}`,
    change: 'Change limits',
    formLead: limit => `Your tier allow ${limit} for one day. Leave am empty if you no want your own limit.`,
    save: 'Save limits',
    saving: 'E dey save...',
    saved: 'Your limits don change.',
    transfers: 'Instant transfers',
    transfersHelper: 'To bank accounts, other customers and USDT addresses',
    transfersOffNow:
      'E dey off: nothing go comot go other people until you on am. Bills, cards and your own wallets dey work as before.',
    switchOn: 'On transfers',
    isOff: 'Transfers to other people dey off.',
    isOn: 'Transfers to other people dey on.',
    confirm: 'Confirm',
    begins: when => `You don ask for am, e go start ${when}:`,
    nextPayment: limit => `One payment: ${limit}`,
    nextDay: limit => `One day: ${limit}`,
    nextOn: 'Instant transfers go on',
    takeBack: 'Take am back',
    takenBack: 'You don take am back. Your limits still dey as dem dey.',
    notSaved: 'We no fit save am. E still dey as e dey before.',
    close: 'Close',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  guard_hour_invalid: 'Abeg choose hour of di day',
  own_limit_above_tier: 'Dis one pass wetin your tier allow for one day',
  own_limit_too_small: 'Abeg put ₦100 or more, or leave am for your tier',
  transfers_on_or_off: 'Transfers na either on or off',
} satisfies PhraseWords<typeof ownLimitFaults>;
