import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type {
  policyRefusals,
  receivingRefusals,
  pricingRefusals,
  guardReasons,
  limitReasons,
  feePhrases,
  priceFaults,
} from '../refusals.ts';

export default {
  limitMessages: {
    raise: 'Increase your limit',
    see: 'See your limits',
    over: excess => `E pass wetin you fit send today with ${excess}.`,
    use: amount => `Use ${amount}`,
    verify: 'Verify who you be',
    guardian: 'Link guardian',
    confirm: 'Confirm one of dem',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  payment_guarded: 'Abeg confirm dis payment with your second factor.',
  guard_night: 'Na night, and you never pay dis account before today.',
  guard_large: 'Di money plenty, and you never pay dis account before today.',
  guard_key: 'API key no fit do dis payment: pay dis account once by yourself, or change your payment guard.',
  limit_exceeded: 'Dis one pass wetin your limit allow.',
  identity_required: 'Abeg verify your BVN or NIN before you move money.',
  contact_unconfirmed: 'Abeg confirm your email address or your phone number before you move money.',
  age_restricted: 'If you never reach 18, money go move only when guardian dey linked to your account.',
  paused_by_guardian: 'Your guardian don pause payments from your account.',
  transfers_off: 'You don off transfers.',
  recipient_limit: 'Dis one pass wetin di person wey dey collect fit receive.',
  day_limit: ({ left }) => `You fit still send ${left} today.`,
  own_limit: ({ limit }) => `Your own limit na ${limit}.`,
  guardian_limit: ({ limit }) => `Your guardian limit na ${limit}.`,
  key_limit: ({ limit }) => `Dis API key fit send ${limit} for one day.`,
  price_changed: ({ price }) => `Di price now na ${price}. Abeg confirm am.`,
  priced_kind_unknown: 'Abeg choose wetin to price',
  transfer_fee: 'Charge',
  exchange_fee: 'Exchange charge',
  network_fee: 'Network charge',
  vat: ({ share }) => `VAT on di charge (${share})`,
  stamp_duty: 'Stamp duty',
} satisfies PhraseWords<
  typeof policyRefusals &
    typeof receivingRefusals &
    typeof pricingRefusals &
    typeof limitReasons &
    typeof guardReasons &
    typeof feePhrases &
    typeof priceFaults
>;
