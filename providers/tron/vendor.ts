import { offer, type Vendor } from '@wura/features/server/ports';
import { usdtAddresses, usdtChain, type UsdtAddresses } from '@wura/usdt/server/ports';
import { addressBelow, readAccountKey, tetherContract } from './addresses.ts';
import { createChain } from './chain.ts';
import { createRecords } from './records.ts';
import { readSettings, type TronSettings } from './settings.ts';

export const vendor: Vendor<TronSettings> = {
  name: 'tron',
  moneyKey: 'TRON_XPUB',
  settings: readSettings,
  open(settings, needs) {
    const chain = createChain(settings, needs);
    return {
      offers: [offer(usdtChain, chain), offer(usdtAddresses, openAddresses(settings))],
      records: createRecords(chain),
      ...(chain.isDown && { isDown: chain.isDown }),
    };
  },
};

function openAddresses({ accountKey, coldAddress: cold }: TronSettings): UsdtAddresses {
  const account = readAccountKey(accountKey);
  return {
    deposit: index => addressBelow(account, { kind: 'deposit', index }),
    hot: addressBelow(account, { kind: 'hot' }),
    cold,
    contract: tetherContract,
  };
}
