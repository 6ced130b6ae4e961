import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { comeAgainMsOf, depositSome, insist, pin, type Asking, type Person, type World } from '../crash/clients.ts';

// Customers who do what those of the crash proof do not: they pay one another, sign in again, and look at every page of their
// own that the version before has.

export interface Page {
  readonly path: string;
  /** Reads that were answered, by status. */
  readonly statuses: Map<number, number>;
}

/** What visitors may read, and what a customer may: by the description that the version before gives of itself. */
export function pagesOf(openapi: {
  paths: Readonly<Record<string, { get?: { parameters?: { required?: boolean }[] } }>>;
}): Page[] {
  return Object.entries(openapi.paths)
    .filter(([path, { get }]) => {
      const isPlain = get && !path.includes('{') && !get.parameters?.some(({ required }) => required === true);
      // A stream has no end, and staff are other people.
      return isPlain && !path.endsWith('/stream') && !path.startsWith('/api/operator') && path.startsWith('/api/');
    })
    .map(([path]) => ({ path, statuses: new Map() }));
}

/** Reads one page after the other; what fails is read once more. */
export async function readPages(world: World, { token }: Person, pages: readonly Page[]): Promise<void> {
  for (let n = 0; !world.isOver(); n++) {
    const page = pages[n % pages.length]!;
    const status = await twice(world, () =>
      fetch(`${world.serverUrl}${page.path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(15_000),
      }),
    );
    page.statuses.set(status, (page.statuses.get(status) ?? 0) + 1);
    await sleep(20);
  }
}

/** Signs in, and out again, which a version may do otherwise than the other remembers it. */
export async function signInAgain(
  world: World,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  while (!world.isOver()) {
    const body = JSON.stringify({ identifier: email, password });
    let token: string | undefined;
    const status = await twice(world, async () => {
      const answer = await fetch(`${world.serverUrl}/api/login`, { method: 'POST', headers, body });
      if (answer.status === 200) ({ token } = (await answer.clone().json()) as { token: string });
      return answer;
    });
    if (status !== 200) throw new Error(`nobody could sign in: ${status}`);
    const own = { authorization: `Bearer ${token}` };
    await twice(world, () => fetch(`${world.serverUrl}/api/logout`, { method: 'POST', headers: own }));
    await sleep(250);
  }
}

/** Answers the status in the end: 0 for a connection that was lost. */
async function twice({ counts }: World, ask: () => Promise<Response>): Promise<number> {
  let [status, comeAgainMs] = [0, 100];
  for (let tries = 0; tries < 2; tries++) {
    if (tries > 0) await sleep(comeAgainMs);
    status = await ask().then(
      async answer => {
        await answer.arrayBuffer();
        comeAgainMs = comeAgainMsOf(answer) ?? 100;
        return answer.status;
      },
      () => 0,
    );
    if (status > 0 && status < 500) return status;
    if (status === 0) counts.lostConnections++;
    else if (status === 503) counts.seenBusy++;
    else counts.serverErrors++;
  }
  counts.unansweredTwice++;
  return status;
}

/** Two friends send each other a naira for ever. Answers how often. */
export async function payOneAnother(world: World, friends: readonly [Person, Person]): Promise<number> {
  for (const friend of friends) await depositSome(world, friend);
  const accounts = await Promise.all(
    friends.map(async ({ token }) => {
      const answer = await fetch(`${world.serverUrl}/api/user`, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { account_number: string }).account_number;
    }),
  );
  let paid = 0;
  for (let n = 0; !world.isOver(); n++) {
    const [from, to] = [friends[n % 2]!, accounts[(n + 1) % 2]!];
    const key = randomBytes(12).toString('hex');
    const asking: Asking = { kind: 'bank_transfer', customer: from.customer, key };
    const body = { toAccountNumber: to, fromWalletId: from.wallet, amount: '1.00', pin };
    const answer = await insist(world, from, asking, '/api/intra-transfer', body);
    if (answer?.status !== 200) throw new Error(`a friend was refused: ${JSON.stringify(answer?.body)}`);
    paid++;
    await sleep(50);
  }
  return paid;
}
