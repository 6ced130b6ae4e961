import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { readTransaction, signerOf } from './transactions.ts';
import { writeFields } from './protobuf.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const address = 'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK';
const post = (path: string, body: object = {}) => call(`${box.url}/chain${path}`, { body });
const rpc = async (method: string, ...params: unknown[]) =>
  (await post('/jsonrpc', { jsonrpc: '2.0', id: 1, method, params })).body;
const deposit = async (fields: object = {}) =>
  (await box.control('/chain/deposit', { address, amount: '12.5', ...fields })).body;
const statusOf = async (id: string) =>
  (await box.control('/books/chain')).body.find((each: any) => each.provider_reference === id)?.status;

describe('a transaction of the main chain', () => {
  // Block 54,393,481 has it.
  const raw =
    '0a02fa7322082b2f6684f998649540d0d4d3f9a5315a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154179309abcff2cf531070ca9222a1f72c4a5136874121541c6a137bb170cc0dd40fcb83f18b389fa9426ac461880b489137092b9f4f7a531';
  const signature =
    '1ddad0478c0a1c3c12c970cb90ca09446223d634ea5c315768b4c64cf273545a12c186e5de9884117f4933b4635347a38ff8a26d3ab659520adbe60547e071b600';

  it('has here the id, the signer and the meaning that it has there', () => {
    const whole = writeFields([
      [1, Buffer.from(raw, 'hex')],
      [2, Buffer.from(signature, 'hex')],
    ]);
    const read = readTransaction(whole);
    expect(read.said).toMatchObject({
      id: '1abdaae882a5bd80bda189e8722705a4b7d110f580da3ad000d0fe53e61b469f',
      act: { kind: 'transfer', to: '41c6a137bb170cc0dd40fcb83f18b389fa9426ac46', amount: 40_000_000n },
    });
    expect(signerOf(read.said, read.signature)).toBe(read.said.owner);
  });
});

describe('a deposit', () => {
  it('is told of as TronGrid tells it, in the log of its block and at its address', async () => {
    const { transaction_id: id, block } = await deposit();
    const logs = await rpc('eth_getLogs', { fromBlock: `0x${block.toString(16)}`, toBlock: 'latest' });
    expect(logs.result).toEqual([
      {
        address: '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c',
        topics: [
          '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
          expect.stringMatching(/^0x0{24}[0-9a-f]{40}$/),
          '0x000000000000000000000000b6e708a39781c96bd399c7657780ff9fe9f052a8',
        ],
        data: `0x${(12_500_000).toString(16).padStart(64, '0')}`,
        blockNumber: `0x${block.toString(16)}`,
        blockHash: expect.stringMatching(new RegExp(`^0x${block.toString(16).padStart(16, '0')}[0-9a-f]{48}$`)),
        transactionHash: `0x${id}`,
        transactionIndex: '0x0',
        logIndex: '0x0',
        removed: false,
      },
    ]);
    const list = await call(`${box.url}/chain/v1/accounts/${address}/transactions/trc20?only_to=true`);
    expect(list.body.data[0]).toMatchObject({ transaction_id: id, value: '12500000', to: address, type: 'Transfer' });
  });

  it('is unknown below /walletsolidity until nineteen blocks stand on it, itself included', async () => {
    const { transaction_id: value } = await deposit();
    const asked = () => post('/walletsolidity/gettransactioninfobyid', { value });
    await box.control('/chain/mine', { blocks: 17 });
    expect((await asked()).body).toEqual({});
    await box.control('/chain/mine', { blocks: 1 });
    expect((await asked()).body).toMatchObject({ id: value, receipt: { result: 'SUCCESS' } });
  });

  it('is gone after a reorganisation, and in another block where it is kept', async () => {
    const gone = await deposit();
    await box.control('/chain/reorg', { depth: 1 });
    expect(await statusOf(gone.transaction_id)).toBe('failed');
    const kept = await deposit();
    await box.control('/chain/mine', { blocks: 4 });
    await box.control('/chain/reorg', { depth: 5, keep: true });
    expect(await statusOf(kept.transaction_id)).toBe('success');
    const receipt = await rpc('eth_getTransactionReceipt', `0x${kept.transaction_id}`);
    expect(Number(receipt.result.blockNumber)).not.toBe(kept.block);
  });
});

it('a range of blocks that is too long, and an unknown method, are refused as nodes refuse', async () => {
  await box.control('/chain/mine', { blocks: 1_100 });
  const asked = await rpc('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' });
  expect(asked.error).toMatchObject({ code: -32005 });
  expect((await rpc('eth_mining')).error).toMatchObject({ code: -32601 });
});

it('a block comes by itself where the sandbox is told how often', async () => {
  const own = await openSandbox({ blockEveryMs: 20 });
  const head = async () =>
    Number((await call(`${own.url}/chain/wallet/getnowblock`, { body: {} })).body.block_header.raw_data.number);
  await expect.poll(head).toBeGreaterThan(2);
  await own.close();
});

it.each([
  [{ address: '0x0', amount: 1 }, 'address'],
  [{ address, amount: -1 }, 'amount'],
  [{ address, amount: 1, token: 'dai' }, 'token'],
])('the control %o says that its %s is wrong', async (body, field) => {
  const told = await box.control('/chain/deposit', body);
  expect([told.status, told.text]).toEqual([422, expect.stringContaining(field)]);
});
