import { enqueue } from '@wura/jobs';
import type { Identity, Origin } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { CodeChannel } from '../rules.ts';
import { insertRequest, type Purpose } from './queries.ts';

/** The kind of job that looks who was meant and sends the code; its subject is the request's id. */
export const codeJob = 'reset-code';

export interface Asked {
  purpose: Purpose;
  channel: CodeChannel;
  names: readonly string[];
  customer: bigint | null;
}

/**
 * Writes down that it was asked, the same for a customer and for no account: no answer and no watch can tell them
 * apart.
 */
export async function askForCode(
  { pool, now }: Pick<Identity, 'pool' | 'now'>,
  asked: Asked,
  { address, requestId }: Origin,
): Promise<void> {
  const id = randomId('rst');
  await transaction(pool, async tx => {
    await insertRequest(tx, { ...asked, id, address, requestId, at: new Date(now()) });
    await enqueue(tx, { kind: codeJob, subject: id });
  });
}
