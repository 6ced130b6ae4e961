import type { DoErrand } from '@wura/errands/run';
import type { Config } from '@wura/platform/config';
import type { Pool } from '@wura/platform/database';
import type { Log } from '@wura/platform/log';

export interface Errands {
  /** Who does which kind of work that waits. */
  readonly kinds: ReadonlyMap<string, DoErrand>;
  close(): Promise<void>;
}

/** Everything the background worker does, each kind given what it needs. */
export async function openErrands(_needs: { config: Config; pool: Pool; log: Log }): Promise<Errands> {
  const kinds = new Map<string, DoErrand>();
  return { kinds, close: async () => {} };
}
