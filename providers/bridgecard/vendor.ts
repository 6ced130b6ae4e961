import { offer, type Vendor } from '@wura/features/server/ports';
import { cardIssuer } from '@wura/virtual-cards/server/ports';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { z } from 'zod';
import { createBridgecard } from './bridgecard.ts';
import { readSettings, type BridgecardSettings } from './settings.ts';
import { isSigned, readEvent } from './webhooks.ts';

export const vendor: Vendor<BridgecardSettings> = {
  name: 'bridgecard',
  moneyKey: 'BRIDGECARD_TOKEN',
  testKeyPrefix: 'at_test_',
  settings: readSettings,
  open(settings, needs) {
    const { issuer, records, isDown } = createBridgecard(settings, needs);
    return { offers: [offer(cardIssuer, issuer)], records, isDown };
  },
  webhook: {
    route: defineRoute({
      method: 'POST',
      path: '/api/webhooks/bridgecard',
      summary:
        'Where the card issuer tells us what happened; the signature does not cover the body, so it is a hint alone',
      access: 'public',
      answers: { 200: z.object({ status: z.literal('ok') }) },
      refusals: [commonRefusals.unauthenticated],
    }),
    read: ({ raw, headers, jobs }, settings) =>
      isSigned(headers['x-webhook-signature'], settings) ? readEvent(raw, jobs) : 'unsigned',
  },
};
