import { noDetails, type MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { reconciliationPhrases } from '../operator-contract.ts';

// Between wallets of the system. No customer's history has them.

/** What a provider keeps for its work. */
export const providerFee: MovementKind = {
  id: 16,
  name: 'provider_fee',
  isHold: false,
  category: 'provider',
  details: noDetails,
  describe: () => say(reconciliationPhrases.provider_fee, {}),
};

/** What the owner took from a provider to a bank. */
export const providerSettlement: MovementKind = {
  id: 17,
  name: 'provider_settlement',
  isHold: false,
  category: 'provider',
  details: noDetails,
  describe: () => say(reconciliationPhrases.provider_settlement, {}),
};
