import type { DoErrand } from '@wura/errands/run';
import { createMailer } from '@wura/mail';
import { mailErrand } from '@wura/notices/server';
import { createMailSender } from '@wura/notices/server/send-mail';
import { codeErrand, createCodeSender } from '@wura/password-reset/server/send-code';
import type { Config } from '@wura/platform/config';
import type { Pool } from '@wura/platform/database';
import type { Log } from '@wura/platform/log';
import { loadMasterKey } from '@wura/platform/master-key';
import { createVault } from '@wura/platform/vault';

export interface Errands {
  /** Who does which kind of work that waits. */
  readonly kinds: ReadonlyMap<string, DoErrand>;
  close(): Promise<void>;
}

export interface ErrandNeeds {
  config: Config;
  pool: Pool;
  log: Log;
  now?: () => number;
}

/** Everything the background worker does, each kind given what it needs. */
export async function openErrands({ config, pool, log, now = Date.now }: ErrandNeeds): Promise<Errands> {
  const mailer = config.mail && createMailer(config.mail);
  const kinds = new Map<string, DoErrand>([[mailErrand, createMailSender({ pool, mailer, now, log })]]);
  const vault = createVault({ masterKey: loadMasterKey(config) });
  kinds.set(codeErrand, createCodeSender({ pool, vault, now }));
  return { kinds, close: async () => {} };
}
