import { whenSeen } from './motion.ts';
import { part } from './read.ts';

/** As the places of the page name their texts. */
type State = 'up' | 'readOnly' | 'down' | 'lost';

/** Asks the server how it is, when the page is opened and whenever they ask again. */
export function service(line: HTMLElement): void {
  whenSeen(line, () => void ask(line));
  document.querySelector('[data-asks-again]')?.addEventListener('click', () => void ask(line));
}

async function ask(line: HTMLElement): Promise<void> {
  const startedAt = performance.now();
  const state = await stateNow();
  const tookMs = Math.max(1, Math.round(performance.now() - startedAt));
  const said = part(line, 'said');
  line.dataset.state = state;
  said.textContent = said.dataset[state] ?? '';
  part(line, 'at').textContent = state === 'up' || state === 'readOnly' ? `${tookMs} ms` : '';
  // What does not answer cannot say how its database is.
  show('service', state === 'lost' ? 'down' : 'up');
  show('books', state === 'lost' ? 'unknown' : state);
}

function show(name: string, state: Exclude<State, 'lost'> | 'unknown'): void {
  const place = document.querySelector<HTMLElement>(`[data-asked="${name}"]`);
  if (!place) return;
  place.textContent = place.dataset[state] ?? '';
  place.dataset.state = state;
}

/** 503 is an answer, too: the process is there, what it stands on is not. */
async function stateNow(): Promise<State> {
  try {
    const response = await fetch('/api/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(8_000) });
    if (response.status === 503) return 'down';
    if (!response.ok) return 'lost';
    const { status } = (await response.json()) as { status: string };
    return status === 'read_only' ? 'readOnly' : 'up';
  } catch {
    return 'lost';
  }
}
