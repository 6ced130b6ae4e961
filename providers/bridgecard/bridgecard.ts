import type { ProviderRecords } from '@wura/provider-payments/server/ports';
import type { VendorHttpOptions } from '@wura/vendor-http';
import type { CardIssuer } from '@wura/virtual-cards/server/ports';
import { createCardPayments, createUnloading } from './card-payments.ts';
import { createRecognition, createRegistration } from './cardholders.ts';
import { createCards } from './cards.ts';
import { createBridgecardClient } from './client.ts';
import { createBooks } from './records.ts';
import type { BridgecardSettings } from './settings.ts';

/** Bridgecard as the cards' room wishes it were, on one way out. */
export interface Bridgecard {
  readonly issuer: CardIssuer;
  readonly records: ProviderRecords;
  isDown(): boolean;
}

export function createBridgecard(
  settings: BridgecardSettings,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): Bridgecard {
  const client = createBridgecardClient(settings, options);
  const { fundEveryMs, isShownByThem, relayUrl } = settings;
  const isDown = () => client.isDown();
  return {
    isDown,
    records: createBooks(client),
    issuer: {
      provider: 'bridgecard',
      isDown,
      // Of docs.bridgecard.co on 20 November 2026: three dollars to begin with, five thousand at most on a card of the
      // lower limit, and the card deleted after fifteen declines for lack of money.
      terms: {
        minimumMinor: { USD: 3_00n, NGN: 1n },
        balanceMinorMax: { USD: 5_000_00n, NGN: null },
        fundEveryMs,
        declinesMax: 15,
        revealOrigin: isShownByThem ? new URL(relayUrl).origin : null,
      },
      register: createRegistration(client),
      registered: createRecognition(client),
      ...createCardPayments(client, settings),
      ...createUnloading(client),
      ...createCards(client, settings),
    },
  };
}
