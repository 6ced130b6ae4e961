import { offer, type Vendor } from '@wura/features/server/ports';
import { usdtAddresses, usdtChain } from '@wura/usdt/server/ports';
import { addressesOfAccount } from './addresses.ts';
import { createChain } from './chain.ts';
import { createRecords } from './records.ts';
import { readSettings, type TronSettings } from './settings.ts';

export const vendor: Vendor<TronSettings> = {
  name: 'tron',
  moneyKey: 'TRON_XPUB',
  settings: readSettings,
  open(settings, needs) {
    const chain = createChain(settings, needs);
    const addresses = addressesOfAccount(settings.accountKey, settings.coldAddress);
    return {
      offers: [offer(usdtChain, chain), offer(usdtAddresses, addresses)],
      records: createRecords(chain, addresses),
      ...(chain.isDown && { isDown: chain.isDown }),
    };
  },
};
