import { airtimeSellers } from '@wura/airtime/server/ports';
import { cableSellers } from '@wura/cable-tv/server/ports';
import { dataSellers } from '@wura/data-bundles/server/ports';
import { electricitySellers } from '@wura/electricity/server/ports';
import { offer, type Vendor } from '@wura/features/server/ports';
import { readSettings, type SquadSettings } from './settings.ts';
import { createSquad } from './squad.ts';

export const vendor: Vendor<SquadSettings> = {
  name: 'squad',
  moneyKey: 'SQUAD_SECRET_KEY',
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
      isDown: squad.isDown,
    };
  },
};
