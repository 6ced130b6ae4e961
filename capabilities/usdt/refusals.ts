import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const usdtRefusals = defineRefusals({
  usdt_own_address: { status: 422, message: 'This is your own address. Please enter another one.' },
  usdt_address_unusable: { status: 422, message: 'USDT sent to this address would be lost. Please check it.' },
  usdt_address_forbidden: { status: 403, message: 'USDT cannot be sent to this address.' },
  usdt_address_saved: { status: 409, message: 'You have saved this address already.' },
  usdt_addresses_full: {
    status: 422,
    message: 'You have saved as many addresses as you can keep. Remove one you no longer use first.',
  },
  usdt_address_not_saved: {
    status: 403,
    message: 'Save this address first. A new address can be sent to 24 hours after it was saved.',
  },
  usdt_address_on_hold: {
    status: 403,
    message: withFacts({ from: 'time' }, ({ from }) => `This address is new. You can send to it from ${from}.`),
  },
});

export const usdtReasons = definePhrases({
  usdt_wallet_needed: 'USDT is sent from your USDT wallet.',
  usdt_signing_paused: 'USDT cannot leave us at the moment. Please try again in a moment.',
});

/** Why a withdrawal was not made, as the chain or the signer had it. */
export const withdrawalReasons = definePhrases({
  usdt_not_sent: 'The USDT was not sent.',
  usdt_refused_by_network: 'The TRON network did not carry out the transfer.',
  usdt_not_taken_in_time: 'The TRON network did not take the transfer in time.',
});
export type WithdrawalReason = keyof typeof withdrawalReasons;

export const usdtPhrases = definePhrases({
  usdt_received: 'USDT received on TRON',
  usdt_sent_to: withFacts({ address: 'text' }, ({ address }) => `USDT to ${address}`),
  // In our own books alone: no customer reads it.
  usdt_to_cold: 'USDT put away',
});
