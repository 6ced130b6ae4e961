import { randomInt } from 'node:crypto';
import path from 'node:path';
import { chromium } from './browser.ts';
import { root } from './root.ts';
import { fastSteps, fullSteps, seedSteps, type Outcome, type Step } from './test-steps.ts';

// `npm test` and, with --fast, `npm run check`: every step has its say, also after another one failed, and the last line
// counts them all. With --seeds=20 it runs that often, and each time with another seed, what a seed makes any difference to.

process.env['TEST_SEED'] ??= String(randomInt(2 ** 31));
console.log(`seed ${process.env['TEST_SEED']}`);

// What one process has compiled the next one takes up: a hundred of them are started, and each loads the whole application.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules/.cache/compiled');

const isFast = process.argv.includes('--fast');
const seeds = Number(process.argv.find(word => word.startsWith('--seeds='))?.slice('--seeds='.length) ?? 0);
// Fetched while the first steps run: it is the one thing that may have to come over the network.
const browser = isFast || seeds > 0 ? undefined : chromium();
// A failure is told by the step that needs it.
browser?.catch(() => {});

const total: Outcome = { passed: 0, failed: 0, output: '' };
// The light ones two at a time, for that is how many cores a small machine has; each heavy one has the machine alone.
if (seeds > 0) await runAll(seedSteps(process.env['TEST_SEED'], seeds), { atOnce: 1 });
else await runAll(fastSteps(), { atOnce: 2 });
if (browser) await runAll(fullSteps(browser), { atOnce: 1 });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runAll(steps: readonly Step[], { atOnce }: { atOnce: number }): Promise<void> {
  const waiting = [...steps];
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (!step) return;
    await runStep(step);
    await runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

async function runStep(step: Step): Promise<void> {
  const startedAt = performance.now();
  const outcome = await step.run().catch((error: unknown): Outcome => {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  });
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isGood = outcome.failed === 0;
  const tests = outcome.passed + outcome.failed > 1 ? `  ${outcome.passed} of ${outcome.passed + outcome.failed}` : '';
  const unsteady = outcome.unsteady ? `  (${outcome.unsteady} only by itself, after it had failed)` : '';
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${step.name.padEnd(16)} ${seconds.padStart(6)} s${tests}${unsteady}`);
  if (!isGood || unsteady) console.log(`${outcome.output.trimEnd()}\n`);
}
