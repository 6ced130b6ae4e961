import type { BuyNeeds, OpenBill } from '@wura/bills/server/open-bill';
import type { Plans } from './plans.ts';
import type { DataDetails, DataSeller } from './ports.ts';

/** What the deeds of this room need, once it has opened. */
export interface Opened<Needs extends BuyNeeds = BuyNeeds> {
  data: OpenBill<DataDetails, DataSeller, Needs>;
  plans: Plans;
}
