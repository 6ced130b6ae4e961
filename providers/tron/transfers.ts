import type { ChainTransfer } from '@wura/usdt/server/ports';
import { addressOfHex, hexOfAddress, tetherContract } from './addresses.ts';
import type { Log } from './wire.ts';

/** keccak-256 of `Transfer(address,address,uint256)`. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
export const contractHex = `0x${hexOfAddress(tetherContract)}`;

/** No more than that was ever made; a sum beyond it is nonsense. */
const minorMax = 10n ** 18n;

/**
 * The transfers that these logs tell of. An attacker can make a token that calls itself USDT, so the contract is checked again,
 * and a transfer is counted by its place in its own transaction: the number of a log may be another in another block.
 */
export function transfersOf(logs: readonly Log[]): ChainTransfer[] {
  const places = new Map<string, number>();
  return logs
    .filter(({ address, topics, removed }) => {
      return address.toLowerCase() === contractHex && topics.length === 3 && topics[0] === transferTopic && !removed;
    })
    .toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)
    .flatMap(({ transactionHash: transaction, topics, data, blockNumber }) => {
      const place = places.get(transaction) ?? 0;
      places.set(transaction, place + 1);
      const amountMinor = data.length === 66 ? BigInt(data) : 0n;
      if (amountMinor <= 0n || amountMinor > minorMax) return [];
      const [from, to] = [addressOfTopic(topics[1]!), addressOfTopic(topics[2]!)];
      return [{ transaction, place, block: blockNumber, from, to, amountMinor }];
    });
}

const addressOfTopic = (topic: string) => addressOfHex(topic.slice(26));
