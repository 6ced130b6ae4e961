import { openWallet } from '@wura/wallets/server/wallets';
import { transaction, type Pool } from '@wura/database';
import { silentLog } from '@wura/platform/log';
import { addressesOfAccount } from '@wura/tron/keys';
import { createSigner, type Signer } from '@wura/usdt/server/signer';
import { newPayer, testKeys, type Payer, type TestProduct } from './test-product.ts';

/** The owner's own, to which the product has no key. */
const cold = 'TYJPRrdB5APNeRs4R7fYZSwW3TcrTKw2gx';
export const testAddresses = addressesOfAccount(testKeys.accountKey, cold);

export interface Holder extends Payer {
  /** Where USDT is sent to this customer. */
  readonly address: string;
}

/** The signer beside a product under test; it signs when it is told to, or all the time once it is started. */
export function openSigner(database: { pool(role: 'wura_signer'): Pool }, { dayMost = 1_000_000n } = {}): Signer {
  return createSigner({
    pool: database.pool('wura_signer'),
    keys: testKeys,
    addresses: testAddresses,
    dayMostMinor: dayMost * 1_000_000n,
    log: silentLog,
  });
}

/** Enough of both for whatever a test withdraws. */
export async function fillHotWallet({ control }: TestProduct): Promise<void> {
  await control('/chain/deposit', { address: testAddresses.hot, amount: 1_000 });
  await control('/chain/deposit', { address: testAddresses.hot, amount: 100_000, token: 'trx' });
  await control('/chain/mine', { blocks: 20 });
}

/** A customer with a USDT wallet, an address and a PIN; `wallet` and `walletId` are of that wallet. */
export async function newHolder(product: TestProduct, pin = '1234'): Promise<Holder> {
  const payer = await newPayer(product, { pin });
  const of = { owner: payer.number, currency: 'USDT' } as const;
  const { wallet } = await transaction(product.pool, tx => openWallet(tx, of));
  const address = await addressOf(product, payer);
  return { ...payer, wallet: wallet.publicId, walletId: wallet.id, address };
}

/** A server that is too busy is asked once more, as every client of ours does. */
async function addressOf(product: TestProduct, { token }: Payer): Promise<string> {
  const ask = () => product.call('GET', '/api/usdt/deposit-address', { token });
  let answer = await ask();
  if (answer.status === 503) answer = await ask();
  if (answer.status !== 200) throw new Error(`no address: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.deposit_address;
}

/** A sender on the chain sends it, and it becomes final. */
export async function receive(product: TestProduct, { address }: Pick<Holder, 'address'>, amount: number | string) {
  const sent = await product.control('/chain/deposit', { address, amount });
  await product.control('/chain/mine', { blocks: 18 });
  await product.runJobs();
  return sent as { transaction_id: string; block: number };
}
