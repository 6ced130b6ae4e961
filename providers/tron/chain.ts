import type { Block, ChainOutcome, ChainTransfer, Told, UsdtChain } from '@wura/usdt/server/ports';
import type { VendorHttpOptions } from '@wura/vendor-http';
import { hexOfAddress } from './addresses.ts';
import { accepted, createNode, unknown, type Node } from './node.ts';
import type { TronSettings } from './settings.ts';
import { contractHex, transferTopic, transfersOf } from './transfers.ts';
import * as wire from './wire.ts';

/** Of one transfer to an address that never had any, with a tenth to spare. */
const energyMost = 143_000n;
/** Some hundred bytes more than the daily free ones. */
const bandwidthSun = 400_000n;

export function createChain(
  { baseUrl, secondBaseUrl, apiKey }: TronSettings,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): UsdtChain {
  const first = createNode({ baseUrl, apiKey, ...options });
  // The key belongs to the first node's operator.
  const second =
    secondBaseUrl === undefined ? undefined : createNode({ baseUrl: secondBaseUrl, apiKey: undefined, ...options });
  const nodes = [first, ...(second ? [second] : [])];

  /** The same question to all; nothing is known where they differ. */
  async function agreed<Value>(ask: (node: Node) => Promise<Told<Value>>): Promise<Told<Value>> {
    const answers = await Promise.all(nodes.map(ask));
    const [one, ...others] = answers;
    for (const other of answers) if (other.outcome === 'unknown') return other;
    if (others.some(other => asText(other) !== asText(one))) return unknown('the nodes do not say the same');
    return one!;
  }

  const block = (number: number) =>
    agreed(node => node.rpc('eth_getBlockByNumber', [`0x${number.toString(16)}`, false], wire.block).then(told));

  async function tips(): ReturnType<UsdtChain['tips']> {
    const [head, ...finals] = await Promise.all([
      first.post('/wallet/getnowblock', {}, wire.nowBlock),
      ...nodes.map(node => node.post('/walletsolidity/getnowblock', {}, wire.nowBlock)),
    ]);
    if (head.outcome === 'unknown') return head;
    let lowest = blockOf(head.value);
    for (const final of finals) {
      if (final.outcome === 'unknown') return final;
      const each = blockOf(final.value);
      if (each.number < lowest.number) lowest = each;
    }
    // One may be a block behind; what matters is that the block they both have is the same.
    const same = await block(lowest.number);
    if (same.outcome === 'unknown') return same;
    if (same.value.hash !== lowest.hash) return unknown('the nodes do not say the same');
    return accepted({ head: blockOf(head.value), final: lowest });
  }

  return {
    provider: 'tron',
    isDown: () => first.isDown(),
    block,
    tips,
    async transfers({ from, to, isAgreed }) {
      const ask = async (node: Node): Promise<Told<ChainTransfer[]>> => {
        const logs = await logsOf(node, from, to);
        return logs.outcome === 'unknown' ? logs : accepted(transfersOf(logs.value));
      };
      return isAgreed ? agreed(ask) : ask(first);
    },
    async outcome(transaction) {
      // How far the final blocks reach is read first: what is in none of them then is in none up to there.
      const asked = await tips();
      if (asked.outcome === 'unknown') return asked;
      const { final } = asked.value;
      return agreed(async (node): Promise<Told<ChainOutcome>> => {
        const body = { value: transaction };
        const info = await node.post('/walletsolidity/gettransactioninfobyid', body, wire.transactionInfo);
        if (info.outcome === 'unknown') return info;
        if (!('id' in info.value)) return accepted({ state: 'absent', final });
        const { id, fee = 0, blockNumber, receipt, result } = info.value;
        if (id !== transaction) return unknown('an answer about another transaction');
        // A plain transfer of TRX has no result of its own.
        const isDone = result !== 'FAILED' && (receipt.result ?? 'SUCCESS') === 'SUCCESS';
        return accepted({ state: isDone ? 'done' : 'failed', block: blockNumber, feeSun: BigInt(fee) });
      });
    },
    async broadcast(signed) {
      const answer = await first.post('/wallet/broadcasthex', { transaction: signed }, wire.broadcast);
      if (answer.outcome === 'unknown') return answer;
      if ('result' in answer.value || answer.value.code === 'DUP_TRANSACTION_ERROR') return { outcome: 'accepted' };
      return { outcome: 'refused', why: answer.value.code };
    },
    balances: address =>
      agreed(async node => {
        const data = `0x70a08231${hexOfAddress(address).padStart(64, '0')}`;
        const [usdt, trx] = await Promise.all([
          node.rpc('eth_call', [{ to: contractHex, data }, 'latest'], wire.sum),
          node.post('/walletsolidity/getaccount', { address, visible: true }, wire.account),
        ]);
        if (usdt.outcome === 'unknown') return usdt;
        if (trx.outcome === 'unknown') return trx;
        return accepted({ usdtMinor: usdt.value, trxSun: BigInt(trx.value.balance ?? 0) });
      }),
    async transferCostSun() {
      const asked = await first.post('/wallet/getchainparameters', {}, wire.parameters);
      if (asked.outcome === 'unknown') return asked;
      const price = asked.value.chainParameter.find(({ key }) => key === 'getEnergyFee')?.value;
      if (price === undefined || price < 1 || price > 10_000) return unknown('no price of energy that could be one');
      return accepted(energyMost * BigInt(price) + bandwidthSun);
    },
  };
}

/** Of blocks that are too much at once, each half by itself: what stands in a busy one must not keep out all that follows. */
async function logsOf(node: Node, from: number, to: number): Promise<Told<wire.Log[]>> {
  const filter = { fromBlock: hexOf(from), toBlock: hexOf(to), address: contractHex, topics: [transferTopic] };
  const logs = await node.rpc('eth_getLogs', [filter], wire.logs);
  if (logs.outcome === 'accepted' || !logs.isTooMuch || from >= to) return logs;
  const middle = Math.floor((from + to) / 2);
  const first = await logsOf(node, from, middle);
  if (first.outcome === 'unknown') return first;
  const second = await logsOf(node, middle + 1, to);
  return second.outcome === 'unknown' ? second : accepted([...first.value, ...second.value]);
}

const hexOf = (number: number) => `0x${number.toString(16)}`;

function blockOf({
  blockID,
  block_header: { raw_data: raw },
}: {
  blockID: string;
  block_header: { raw_data: { number: number; timestamp: number } };
}): Block {
  return { number: raw.number, hash: blockID.toLowerCase(), atMs: raw.timestamp };
}

function told(answer: Told<{ number: number; hash: string; timestamp: number }>): Told<Block> {
  if (answer.outcome === 'unknown') return answer;
  const { number, hash, timestamp } = answer.value;
  return accepted({ number, hash, atMs: timestamp * 1_000 });
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
