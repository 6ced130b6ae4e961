import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './clients.ts';
import { windows, type Eyes, type Window, type Writings } from './eyes.ts';
import type { Caught, Fate, Stage } from './gate.ts';
import type { CrashProduct, Gated } from './product.ts';

/** At which moment a process is killed. */
interface Plan {
  who: 'server' | 'worker';
  /** None: whatever it is doing. */
  stage?: Stage;
  operations?: readonly string[];
  /** Not at once, but as soon as what was answered stands in the database. */
  onceRecorded?: true;
  fate?: Fate;
}

/** One after the other, over and over. */
const plans: readonly Plan[] = [
  { who: 'server', stage: 'arriving', operations: ['transfer'], fate: 'never arrives' },
  { who: 'server', stage: 'answered', operations: ['transfer'] },
  { who: 'server', stage: 'answered', operations: ['transfer'], onceRecorded: true },
  { who: 'worker', stage: 'answered', operations: ['transfer_verify', 'transfer'] },
  { who: 'server', stage: 'arriving', operations: ['transfer'], fate: 'arrives late' },
  { who: 'server' },
  { who: 'server', stage: 'answered', operations: ['verify'] },
  { who: 'worker', stage: 'arriving', operations: ['transfer'], fate: 'never arrives' },
  { who: 'server', stage: 'answered', operations: ['verify'], onceRecorded: true },
  { who: 'server', stage: 'answered', operations: ['recipient'] },
  { who: 'server', stage: 'answered', operations: ['airtime'] },
  { who: 'server', stage: 'answered', operations: ['fund_naira_card'] },
  { who: 'worker', stage: 'answered', operations: ['verify'] },
  { who: 'server', stage: 'arriving', operations: ['airtime'], fate: 'arrives late' },
  { who: 'server', stage: 'answered', operations: ['transfer'], onceRecorded: true },
  { who: 'server', stage: 'arriving', operations: ['airtime'], fate: 'never arrives' },
  { who: 'server', stage: 'arriving', operations: ['fund_naira_card', 'create_card'], fate: 'arrives late' },
  { who: 'server', stage: 'answered', operations: ['create_card', 'fund_naira_card'], onceRecorded: true },
  { who: 'worker', stage: 'answered', operations: ['get_card_transaction_status', 'fund_naira_card'] },
  { who: 'worker' },
];

export interface Kills {
  readonly server: number;
  readonly worker: number;
  /** How many payments were caught between which steps, in whose hands. */
  readonly caught: Readonly<Record<Plan['who'], Record<Window, number>>>;
  /** Payments that were open in the hands of the process that died, and when that was. */
  readonly orphans: ReadonlyMap<string, number>;
  /** From each kill until the process answered again. */
  readonly recoveryMs: readonly number[];
}

const noneCaught = () => Object.fromEntries(windows.map(window => [window, 0])) as Record<Window, number>;

export async function killOften(options: {
  product: CrashProduct;
  eyes: Eyes;
  world: Pick<World, 'asking' | 'unanswered'>;
  kills: number;
}): Promise<Kills> {
  const { product, eyes, world, kills } = options;
  const caught = { server: noneCaught(), worker: noneCaught() };
  const counts = { server: 0, worker: 0 };
  const orphans = new Map<string, number>();
  const recoveryMs: number[] = [];

  for (let n = 0; n < kills; n++) {
    const plan = plans[n % plans.length]!;
    const victim = plan.who === 'server' ? product.server : product.workers[0];
    const stopped = await lieInWait(victim, plan, eyes);
    const waiting = [...world.asking.values()];
    const underWay = [...victim.gate.underWay];
    const killedAt = performance.now();
    await victim.part.kill();
    // A caller that got an answer in the last moment knows; and the database ends what was in its hands.
    await sleep(100);
    const unanswered = waiting.filter(asked => world.unanswered.has(asked));
    const seen = await (plan.who === 'server' ? eyes.ofClients(unanswered) : eyes.ofWorker(underWay));
    for (const { window, reference } of seen) {
      caught[plan.who][window]++;
      if (reference !== undefined && window !== 'recorded, not answered') orphans.set(reference, Date.now() - 100);
    }
    stopped?.release(plan.fate ?? 'never arrives');
    await victim.part.start();
    recoveryMs.push(performance.now() - killedAt);
    counts[plan.who]++;
    // Long enough for something to be under way again.
    await sleep(100 + Math.random() * 500);
  }
  return { ...counts, caught, orphans, recoveryMs };
}

/** Comes back at the planned moment, or after a while at any. What was stopped stays so until it is released. */
async function lieInWait({ gate, part }: Gated, plan: Plan, eyes: Eyes): Promise<Caught | undefined> {
  const { stage, operations, onceRecorded } = plan;
  if (!stage || !operations) {
    await sleep(Math.random() * 500);
    return undefined;
  }
  const stopped = await gate.stopNext(stage, operations, 4_000);
  if (!stopped || !onceRecorded || stopped.reference === undefined) return stopped;
  stopped.release('goes on');
  const until = performance.now() + 2_000;
  // It lives for a moment at a time, and is frozen while we look: so it cannot answer before we have seen.
  while (performance.now() < until) {
    part.freeze();
    if (await eyes.hasEnded(stopped.reference)) return undefined;
    part.thaw();
    spend(momentMs);
  }
  return undefined;
}

const momentMs = 1;

function spend(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

export interface Freezes {
  /** How often a worker was frozen with a payment in hand. */
  readonly frozen: number;
  /** How often another had taken it over by the time it thawed, and none but the thawed one touched it then. */
  readonly takenOver: number;
  /** How often its late word changed something then. */
  readonly believed: number;
}

/**
 * The other worker is frozen with an answer on its way to it, until its lease has ended; then it goes on as if nothing
 * were.
 */
export async function freezeOften(options: {
  product: CrashProduct;
  eyes: Eyes;
  isOver: () => boolean;
}): Promise<Freezes> {
  const { product, eyes, isOver } = options;
  const [killed, { part, gate }] = product.workers;
  const counts = { frozen: 0, takenOver: 0, believed: 0 };
  while (!isOver()) {
    const stopped = await gate.stopNext('answered', ['transfer_verify', 'verify', 'transfer'], 2_000);
    if (!stopped) continue;
    const { reference } = stopped;
    if (reference === undefined) {
      stopped.release('goes on');
      continue;
    }
    part.freeze();
    counts.frozen++;
    const { taken } = await eyes.writings(reference);
    const isTaken = await takenOver(taken, () => eyes.writings(reference));
    const calls = () => killed.gate.callsAbout(reference) + product.server.gate.callsAbout(reference);
    // The process that took it is through with it before the frozen one may speak.
    const [before, callsBefore] = [await putDown(() => eyes.writings(reference)), calls()];
    stopped.release('goes on');
    part.thaw();
    await sleep(1_000);
    const after = await eyes.writings(reference);
    // A webhook asks for a payment's job, and the other worker takes it, whatever the thawed one says.
    const isAnothers = after.taken !== null && (after.taken !== before.taken || after.asked !== before.asked);
    if (!isTaken || before.isInHand || isAnothers || calls() !== callsBefore) continue;
    counts.takenOver++;
    if (after.text !== before.text) counts.believed++;
  }
  return counts;
}

const leaseMs = 15_000;

/** What is written once no process has the payment in hand any more, and nothing has come of it for a while. */
async function putDown(look: () => Promise<Writings>): Promise<Writings> {
  const until = performance.now() + leaseMs;
  for (let before = await look(); ;) {
    await sleep(1_500);
    const writings = await look();
    const isStill = !writings.isInHand && writings.text === before.text;
    if (isStill || performance.now() > until) return writings;
    before = writings;
  }
}

async function takenOver(taken: number | null, look: () => Promise<{ taken: number | null }>): Promise<boolean> {
  const until = performance.now() + leaseMs + 5_000;
  while (performance.now() < until) {
    if ((await look()).taken !== taken) return true;
    await sleep(200);
  }
  return false;
}
