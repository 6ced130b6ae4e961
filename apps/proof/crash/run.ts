import type { Pool, Role } from '@wura/database';
import type { Judgement } from '../check.ts';
import { createHistory } from '../history.ts';
import { verifyAll } from './funded.ts';
import { bearWitness } from '../witness.ts';
import { noCounts, runClient, showTo, signIn, signUp, type Counts, type Person, type World } from './clients.ts';
import { openEyes } from './eyes.ts';
import { openCrashProduct } from './product.ts';
import { rest } from './rest.ts';
import { freezeOften, killOften, type Freezes, type Kills } from './killer.ts';
import { makeWeather } from './weather.ts';

export interface CrashReport {
  readonly kills: Omit<Kills, 'orphans'>;
  readonly freezes: Freezes;
  readonly counts: Counts;
  /**
   * From the death of the process that had it in hand, or from the provider's decision if that came later, to the last
   * state.
   */
  readonly resolvedMs: readonly number[];
  /** Payments without an end, although the provider has decided and nothing is in the way any more. */
  readonly unresolved: readonly string[];
  readonly judgement: Judgement;
}

/** Customers at work on a bad day, on which processes die at the worst moments; and what is left of it in the evening. */
export async function runCrashes(
  database: { urls: { web: string; worker: string; signer: string; checker: string }; pool(role?: Role): Pool },
  { clients, kills }: { clients: number; kills: number },
): Promise<CrashReport> {
  const checker = database.pool('wura_checker');
  const product = await openCrashProduct(database.urls);
  try {
    let isOver = false;
    const world: World = {
      serverUrl: product.serverUrl,
      sandboxUrl: product.sandboxUrl,
      history: createHistory(),
      counts: noCounts(),
      asking: new Map(),
      unanswered: new WeakSet(),
      cards: new Map(),
      isOver: () => isOver,
    };
    const people = await introduce(world, clients);
    // Limits of a day are not what is tried here.
    await verifyAll(product, database.pool('wura_app'), people);
    // Whom a payment was for is nothing that a process which only counts may read.
    const eyes = openEyes({ pool: database.pool('wura_owner'), sandboxUrl: product.sandboxUrl });
    const weather = makeWeather(product.sandboxUrl);
    const work = Promise.all(people.map(person => runClient(world, person)));
    const freezing = freezeOften({ product, eyes, isOver: () => isOver });
    const { orphans, ...killed } = await killOften({ product, eyes, world, kills });
    isOver = true;
    const freezes = await freezing;
    await weather.calm();
    await work;
    const unresolved = await rest(eyes, database.pool('wura_worker'), 120);
    const shown: Record<string, object> = {};
    for (const person of people) shown[person.customer] = await showTo(world, person);
    const provider = [...(await eyes.provider()).values(), ...(await eyes.seller()), ...(await eyes.issuer())];
    return {
      kills: killed,
      freezes,
      counts: world.counts,
      resolvedMs: await resolvedMs(checker, orphans, weather.decidedAt),
      unresolved,
      judgement: await bearWitness({ history: world.history, shown, provider, checker }),
    };
  } finally {
    await product.close();
  }
}

async function introduce(world: World, clients: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let client = 1; client <= clients; client++) {
    const person = await signIn(world, await signUp(world, client));
    world.history.start(client, person);
    people.push(person);
  }
  return people;
}

async function resolvedMs(
  pool: Pool,
  orphans: ReadonlyMap<string, number>,
  decidedAt: ReadonlyMap<string, number>,
): Promise<number[]> {
  const { rows } = await pool.query<{ reference: string; ended_ms: number }>(
    `select reference, (extract(epoch from ended_at) * 1000)::float8 as ended_ms
       from provider_payments.payment
      -- What a seller's list lacks is decided by time alone.
      where reference = any($1) and state in ('succeeded', 'declined') and takes_reference
     union all
     select reference, (extract(epoch from updated_at) * 1000)::float8
       from deposits.deposit where reference = any($1) and state = 'credited'`,
    [[...orphans.keys()]],
  );
  return rows.map(({ reference, ended_ms }) =>
    Math.max(0, ended_ms - Math.max(orphans.get(reference)!, decidedAt.get(reference) ?? 0)),
  );
}
