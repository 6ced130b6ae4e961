import { airtimeSellers } from '@wura/airtime/server/ports';
import { cableSellers } from '@wura/cable-tv/server/ports';
import { dataSellers } from '@wura/data-bundles/server/ports';
import { electricitySellers } from '@wura/electricity/server/ports';
import { offer, type Vendor } from '@wura/features/server/ports';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { z } from 'zod';
import { readSettings, type SquadSettings } from './settings.ts';
import { createSquad } from './squad.ts';
import { isSigned, readEvent } from './webhooks.ts';

export const vendor: Vendor<SquadSettings> = {
  name: 'squad',
  moneyKey: 'SQUAD_SECRET_KEY',
  testKeyPrefix: 'sandbox_',
  settings: readSettings,
  open(settings, needs) {
    const squad = createSquad(settings, needs);
    return {
      offers: [
        offer(airtimeSellers, squad.airtime),
        offer(dataSellers, squad.data),
        offer(electricitySellers, squad.electricity),
        offer(cableSellers, squad.cable),
      ],
      records: squad.records,
      isDown: squad.isDown,
    };
  },
  webhook: {
    route: defineRoute({
      method: 'POST',
      path: '/api/webhooks/squad',
      summary: 'Where Squad tells us what happened; signed by them over the raw body, and only ever a reason to ask',
      access: 'public',
      answers: { 200: z.object({ status: z.literal('ok') }) },
      refusals: [commonRefusals.unauthenticated],
    }),
    read: ({ raw, headers, jobs }, { secretKey }) =>
      isSigned(raw, headers['x-squad-encrypted-body'], secretKey) ? readEvent(raw, jobs) : 'unsigned',
  },
};
