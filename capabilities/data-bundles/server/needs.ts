import type { OpenBill } from '@wura/bills/server/open-bill';
import type { Plans } from './plans.ts';
import type { DataDetails, DataSeller } from './ports.ts';

/** What the deeds of this room need, once it has opened. */
export interface Opened {
  data: OpenBill<DataDetails, DataSeller>;
  plans: Plans;
}
