import type { AirtimeSeller } from '@wura/airtime/server/ports';
import type { CableSeller } from '@wura/cable-tv/server/ports';
import type { DataSeller } from '@wura/data-bundles/server/ports';
import type { ElectricitySeller } from '@wura/electricity/server/ports';
import type { ProviderRecords } from '@wura/provider-payments/server/ports';
import type { VendorHttpOptions } from '@wura/vendor-http';
import { createAirtime } from './airtime.ts';
import { createCable } from './cable.ts';
import { createSquadClient } from './client.ts';
import { createData } from './data.ts';
import { createElectricity } from './electricity.ts';
import { createBooks } from './records.ts';
import type { SquadSettings } from './settings.ts';

/** Squad as every room wishes it were, on one way out: what one call finds out about its health all of them know. */
export interface Squad {
  readonly airtime: AirtimeSeller;
  readonly data: DataSeller;
  readonly electricity: ElectricitySeller;
  readonly cable: CableSeller;
  readonly records: ProviderRecords;
  /** It has been silent for so long that no call is sent there. */
  isDown(): boolean;
}

export function createSquad(settings: SquadSettings, options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {}): Squad {
  const client = createSquadClient(settings, options);
  return {
    airtime: createAirtime(client),
    data: createData(client),
    electricity: createElectricity(client),
    cable: createCable(client, settings.cablePath),
    records: createBooks(client),
    isDown: () => client.isDown(),
  };
}
