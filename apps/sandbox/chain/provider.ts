import type { FastifyInstance, FastifyReply } from 'fastify';
import { bodyOf, type Body } from '../fields.ts';
import { misbehave, type Act, type Voice } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { begin, produce } from './blocks.ts';
import { broadcast } from './broadcast.ts';
import { serveControls } from './controls.ts';
import type { Desk } from './desk.ts';
import { entries, settle } from './entries.ts';
import { lie } from './lie.ts';
import { callRpc, RpcRefused } from './rpc.ts';
import { tables } from './tables.ts';
import { account, chainParameters, nowBlock, tokenTransfers, transactionInfo } from './wallet.ts';

const operations = ['rpc', 'broadcast'] as const;
type Operation = (typeof operations)[number];

/**
 * TRON as TronGrid speaks it. One chain with two nodes: faults spoil what the first of them says, so that a caller who
 * asks both finds out.
 */
export function createChain({ world, blockEveryMs }: { world: World; blockEveryMs: number | undefined }): Provider {
  const { books, now } = world;
  books.define(tables);
  const desk: Desk = { books, now };
  books.transaction(() => begin(desk));
  return {
    name: 'chain',
    operations,
    entries: () => entries(desk),
    settle: (reference, outcome) => settle(desk, reference, outcome),
    // No program is told of a block.
    webhookReference: () => undefined,
    serve(app) {
      serveNode(app, { world, desk, isSpoilt: true });
      app.register(async scope => serveNode(scope, { world, desk, isSpoilt: false }), { prefix: '/second' });
      if (blockEveryMs !== undefined) void keepProducing(world, desk, blockEveryMs);
    },
    serveControls: app => serveControls(app, desk),
  };
}

/** Until the sandbox closes. */
async function keepProducing({ wait, books, log }: World, desk: Desk, everyMs: number): Promise<void> {
  for (;;) {
    try {
      await wait(everyMs);
    } catch {
      return;
    }
    try {
      books.transaction(() => produce(desk));
    } catch (error) {
      log.error('no block was made', { error: String(error) });
    }
  }
}

interface Node {
  readonly world: World;
  readonly desk: Desk;
  readonly isSpoilt: boolean;
}

function serveNode(app: FastifyInstance, { world, desk, isSpoilt }: Node): void {
  async function answer(reply: FastifyReply, operation: Operation, act: Act): Promise<FastifyReply> {
    const fault = isSpoilt ? world.faults.take('chain', operation) : undefined;
    const isLie = fault?.mode === 'wrong_amount' || fault?.mode === 'wrong_currency';
    const outgoing = await misbehave(
      how => {
        const told = desk.books.transaction(() => act(how));
        return isLie ? { ...told, body: lie(told.body, fault.mode) } : told;
      },
      { fault: isLie ? undefined : fault, operation, voice, wait: world.wait },
    );
    return put(reply, outgoing);
  }
  const read = (path: string, say: (body: Body) => unknown) =>
    app.post(path, ({ body }, reply) => answer(reply, 'rpc', () => ({ status: 200, body: say(bodyOf(body)) })));

  app.post('/jsonrpc', ({ body }, reply) =>
    answer(reply, 'rpc', () => ({ status: 200, body: rpc(desk, bodyOf(body)) })),
  );
  for (const [path, isFinal] of [
    ['/wallet', false],
    ['/walletsolidity', true],
  ] as const) {
    read(`${path}/getnowblock`, () => nowBlock(desk, { isFinal }));
    read(`${path}/gettransactioninfobyid`, body => transactionInfo(desk, body, { isFinal }));
    read(`${path}/getaccount`, body => account(desk, body));
  }
  read('/wallet/getchainparameters', chainParameters);
  app.post('/wallet/broadcasthex', ({ body }, reply) =>
    answer(reply, 'broadcast', how => ({ status: 200, body: broadcast(desk, bodyOf(body)['transaction'], how) })),
  );
  app.get<{ Params: { address: string } }>('/v1/accounts/:address/transactions/trc20', ({ params, query }, reply) =>
    answer(reply, 'rpc', () => ({ status: 200, body: tokenTransfers(desk, params.address, bodyOf(query)) })),
  );
  // Where a redirected call ends up when its caller follows: it looks like success, and nothing was done.
  app.all('/elsewhere', (_request, reply) => reply.send({ result: true, txid: '0'.repeat(64) }));
}

function rpc(desk: Desk, { id = null, method, params }: Body) {
  try {
    return { jsonrpc: '2.0', id, result: callRpc(desk, method, Array.isArray(params) ? params : []) };
  } catch (error) {
    if (!(error instanceof RpcRefused)) throw error;
    return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message, data: '{}' } };
  }
}

/** What a fault says in TronGrid's voice. */
const voice: Voice = {
  broken: { status: 500, body: { Error: 'class java.lang.NullPointerException : null' } },
  tooMany: { status: 429, body: { Error: 'request rate exceeded the allowed_rps(15)' } },
  elsewhere: '/chain/elsewhere',
  refuse: operation =>
    operation === 'broadcast'
      ? { status: 200, body: { code: 'SERVER_BUSY', message: Buffer.from('Server busy.').toString('hex') } }
      : { status: 200, body: { Error: 'this node is not synchronised' } },
};
