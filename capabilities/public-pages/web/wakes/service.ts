import { part } from './read.ts';
import { whenSeen } from './motion.ts';

/** Asks the server how it is, when somebody looks. */
export function service(line: HTMLElement): void {
  whenSeen(line, () => void ask(line));
}

async function ask(line: HTMLElement): Promise<void> {
  const startedAt = performance.now();
  const state = await stateNow();
  const said = part(line, 'said');
  line.dataset.state = state;
  said.textContent = said.dataset[state] ?? '';
  if (state === 'up') part(line, 'at').textContent = `${Math.max(1, Math.round(performance.now() - startedAt))} ms`;
}

/** 503 is an answer, too: the process is there, what it stands on is not. */
async function stateNow(): Promise<'up' | 'down' | 'lost'> {
  try {
    const response = await fetch('/api/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(8_000) });
    if (response.status === 503) return 'down';
    return response.ok ? 'up' : 'lost';
  } catch {
    return 'lost';
  }
}
