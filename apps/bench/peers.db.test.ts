import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparePeer, readPeers, type PeerName, type ReadyPeer } from './peers.ts';

// Files as an operator would fetch them, made up here: of what the peers do there is only what callers see.

let database: TestDatabase;
/** As any program that is not ours finds a database. */
let client: pg.Client;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = mkdtempSync(path.join(tmpdir(), 'wura-peers-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await client.end();
  await database.close();
});

const tables = (name: string) => `
  create table ${name} (id bigint generated always as identity, source text, dest text, amount numeric);`;

const pgledger = [
  `${tables('pgledger_transfers_view')}
  create table pgledger_accounts_view (id text default 'pgla_' || gen_random_uuid(), name text, currency text);`,
  `create function pgledger_create_account(name text, currency text, may_owe boolean default true, may_have boolean default true)
     returns setof pgledger_accounts_view language sql as
     'insert into pgledger_accounts_view (name, currency) values ($1, $2) returning *';
   create function pgledger_create_transfer(source text, dest text, amount numeric, event_at timestamptz default null)
     returns setof pgledger_transfers_view language sql as
     'insert into pgledger_transfers_view (source, dest, amount) values ($1, $2, $3) returning *';`,
];
const tbperf = (code: number) => `
  drop table if exists accounts, transfers; ${tables('transfers')}
  create table accounts (id bigint primary key, balance bigint not null);
  create or replace function batch_transfers(source bigint[], dest bigint[], amounts bigint[])
    returns smallint[] language plpgsql as $$ begin
      insert into transfers (source, dest, amount) select * from unnest(source, dest, amounts);
      return array_fill(${code}::smallint, array[cardinality(source)]);
    end $$;`;

function prepare(name: PeerName, texts: readonly string[]): Promise<ReadyPeer> {
  const files = texts.map((_, n) => path.join(folder, `${name}-${n}.sql`));
  texts.forEach((text, n) => writeFileSync(files[n]!, text));
  const place = { url: () => database.url, run: (_database: string, sql: string) => client.query(sql) };
  return preparePeer(place, { database: 'peer', name, files });
}

it('the SQL that an operator fetched is loaded file by file and driven by the calls that its authors publish', async () => {
  for (const [name, texts] of [
    ['pgledger', pgledger],
    ['tbperf', [tbperf(0)]],
  ] as const) {
    const peer = await prepare(name, texts);
    expect(await peer.run(0.3), name).toBeGreaterThan(0);
    expect(await peer.run(0.3), name).toBeGreaterThan(0);
  }
});

it('a peer that refuses, or that has not written what it acknowledged, is not measured', async () => {
  const refusing = await prepare('tbperf', [tbperf(1)]);
  await expect(refusing.run(0.2)).rejects.toThrow('tbperf refused 256 of 256 transfers');
  const forgetting = await prepare('tbperf', [tbperf(0)]);
  await client.query('create rule forget as on insert to transfers do instead nothing');
  await expect(forgetting.run(0.2)).rejects.toThrow('and has 0');
});

it('a peer is named with its files, and no other is taken', () => {
  expect(readPeers(['pgledger=ulid.sql,pgledger.sql', 'tbperf=init.sql'])).toEqual(
    new Map([
      ['pgledger', ['ulid.sql', 'pgledger.sql']],
      ['tbperf', ['init.sql']],
    ]),
  );
  for (const wrong of ['pgledger', 'tbperf=', 'another=a.sql']) expect(() => readPeers([wrong])).toThrow('--peer-sql');
});
