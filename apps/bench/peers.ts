import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { customers } from './people.ts';

// Two other ledgers in PostgreSQL, each by the SQL that its authors publish and the operator has fetched: none of it is ours, and
// none of it is kept here. `-- --peer-sql=pgledger=ulid.sql,pgledger.sql --peer-sql=tbperf=init.sql` measures them beside our own.

export type PeerName = 'pgledger' | 'tbperf';
export const peerNames: readonly PeerName[] = ['pgledger', 'tbperf'];

/** What is asked of a database here, ours or the operator's. */
type Place = Pick<Cluster, 'url' | 'run'>;

/** The files of each peer, in the order in which they are loaded. */
export function readPeers(given: readonly string[]): ReadonlyMap<PeerName, readonly string[]> {
  return new Map(
    given.map(text => {
      const [, name, files] = /^(\w+)=(.+)$/.exec(text) ?? [];
      const peer = peerNames.find(each => each === name);
      if (!peer) throw new Error(`--peer-sql takes ${peerNames.join(' or ')}, =, and the files, not ${text}`);
      return [peer, files!.split(',')] as const;
    }),
  );
}

interface Peer {
  /** Makes so many accounts with money. */
  readonly accounts: string;
  /** Counts the transfers in its own books. */
  readonly count: string;
  readonly connections: number;
  /** Transfers of one call. */
  readonly atOnce: number;
  call(client: pg.Client, pairs: readonly Pair[]): Promise<void>;
}
interface Pair {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** More than a run can move. */
const funds = 1_000_000_000;

const peers: Readonly<Record<PeerName, Peer>> = {
  pgledger: {
    accounts: `select id::text as id from generate_series(1, ${customers}) n
                cross join lateral pgledger_create_account('account ' || n, 'NGN', true, true)`,
    count: 'select count(*)::int as count from pgledger_transfers_view',
    connections: 16,
    atOnce: 1,
    async call(client, [pair]) {
      const text = 'select id from pgledger_create_transfer($1, $2, $3)';
      await client.query({ name: 'transfer', text, values: [pair!.from, pair!.to, pair!.amount] });
    },
  },
  tbperf: {
    accounts: `insert into accounts (id, balance) select n, ${funds} from generate_series(1, ${customers}) n
               returning id::text as id`,
    count: 'select count(*)::int as count from transfers',
    // With two its locks meet in another order, and one waits for the other until PostgreSQL ends it.
    connections: 1,
    atOnce: 256,
    async call(client, pairs) {
      const column = (name: keyof Pair) => pairs.map(pair => pair[name]);
      const { rows } = await client.query<{ codes: number[] }>({
        name: 'batch',
        text: 'select batch_transfers($1::bigint[], $2::bigint[], $3::bigint[]) as codes',
        values: [column('from'), column('to'), column('amount')],
      });
      const refused = rows[0]!.codes.filter(code => code !== 0);
      if (refused.length > 0) throw new Error(`tbperf refused ${refused.length} of ${pairs.length} transfers`);
    },
  },
};

export interface ReadyPeer {
  /** Transfers a second. */
  run(seconds: number): Promise<number>;
}

/** Loads what was fetched and opens its accounts. */
export async function preparePeer(
  place: Place,
  { database, name, files }: { database: string; name: PeerName; files: readonly string[] },
): Promise<ReadyPeer> {
  const peer = peers[name];
  for (const file of files) await place.run(database, readFileSync(file, 'utf8'));
  // A statement of its own: beside others it would be undone with them, and refusals would be measured.
  const { rows: accounts } = await place.run(database, peer.accounts);
  const ids = (accounts as { id: string }[]).map(({ id }) => id);
  if (ids.length !== customers) throw new Error(`${name} opened ${ids.length} accounts, not ${customers}`);
  let acknowledged = await countOf(place, database, peer);
  return {
    async run(seconds) {
      const done = await drive(place.url(database), peer, { ids, seconds });
      acknowledged += done;
      const written = await countOf(place, database, peer);
      if (written !== acknowledged)
        throw new Error(`${name} acknowledged ${acknowledged} transfers and has ${written}`);
      return done / seconds;
    },
  };
}

async function countOf(place: Place, database: string, { count }: Peer): Promise<number> {
  const { rows } = await place.run(database, count);
  return (rows[0] as { count: number }).count;
}

/** In a closed loop, as our own ledger is driven. Answers how many transfers were acknowledged. */
async function drive(
  url: string,
  { connections, atOnce, call }: Peer,
  { ids, seconds }: { ids: readonly string[]; seconds: number },
): Promise<number> {
  let done = 0;
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  try {
    await Promise.all(clients.map(client => client.connect()));
    // To connect is no part of what is measured.
    const endsAt = performance.now() + seconds * 1000;
    await Promise.all(
      clients.map(async client => {
        while (performance.now() < endsAt) {
          await call(
            client,
            Array.from({ length: atOnce }, () => pairOf(ids)),
          );
          done += atOnce;
        }
      }),
    );
  } finally {
    await Promise.all(clients.map(client => client.end()));
  }
  return done;
}

function pairOf(ids: readonly string[]): Pair {
  const pick = () => Math.floor(Math.random() * ids.length);
  const from = pick();
  let to = pick();
  while (to === from) to = pick();
  return { from: ids[from]!, to: ids[to]!, amount: 1 + Math.floor(Math.random() * 1000) };
}
