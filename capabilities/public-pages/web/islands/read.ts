const patienceMs = 8_000;

/**
 * What our own server says, or undefined when it cannot be had: everything that is read on a public page makes it better
 * and nothing on it needs it.
 */
export async function read<Answer>(path: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** The parts of an element that a script writes to. */
export function part(of: Element, name: string): HTMLElement {
  return of.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
}
