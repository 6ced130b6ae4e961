import { parentPort } from 'node:worker_threads';
import type { Printed } from './render-worker.ts';

/** The program of a press: answers each order, one after the other, for as long as the thread lives. */
export function serveOrders<Order>(print: (order: Order) => Promise<Uint8Array>): void {
  if (!parentPort) throw new Error('this is the program of a press, and no press has started it');
  const port = parentPort;
  const answer = (printed: Printed) => port.postMessage(printed);
  port.on('message', (order: Order) => {
    print(order).then(
      bytes => answer({ bytes }),
      (error: unknown) => answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
