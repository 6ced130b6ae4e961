import { airtimeSellers } from '@wura/airtime/server/ports';
import { cableSellers } from '@wura/cable-tv/server/ports';
import { dataSellers } from '@wura/data-bundles/server/ports';
import { electricitySellers } from '@wura/electricity/server/ports';
import { offer, type Vendor } from '@wura/features/server/ports';
import { readSettings, type VtpassSettings } from './settings.ts';
import { createVtpass } from './vtpass.ts';

export const vendor: Vendor<VtpassSettings> = {
  name: 'vtpass',
  moneyKey: 'VTPASS_API_KEY',
  settings: readSettings,
  open(settings, needs) {
    const vtpass = createVtpass(settings, needs);
    const alone = [offer(cableSellers, vtpass.cable)];
    const besideTheFirst = [
      offer(airtimeSellers, vtpass.airtime),
      offer(dataSellers, vtpass.data),
      offer(electricitySellers, vtpass.electricity),
    ];
    return {
      offers: settings.isSecondSource ? [...alone, ...besideTheFirst] : alone,
      records: vtpass.records,
      isDown: vtpass.isDown,
    };
  },
};
