import type { Identity } from '@wura/identity/server';
import { transaction, type Pool } from '@wura/database';
import type { RouterOptions } from '@wura/http/router';
import type { Vault } from '@wura/secrets/vault';
import { routes } from '../contract.ts';
import { openApprovals, type Approvals } from './approvals.ts';
import { listActs, recordAct } from './audit.ts';
import { createOperatorRouter, type OperatorRouter } from './operator-router.ts';
import { createOperatorSessions, type Operator, type OperatorSessions } from './sessions.ts';
import { signIn, signInByPasskey } from './sign-in.ts';
import { serveOwnAccount } from './own-account.ts';
import { serveOwnPasskeys } from './own-passkeys.ts';
import { createStaffPasskeys } from './passkeys.ts';
import { serveStaff } from './staff.ts';

export { addOperator, endOperator, resealOperators, seedOperator } from './add-operator.ts';
export { recordAct } from './audit.ts';
export {
  findAuditFaults,
  readAdminAddresses,
  readAuditHashes,
  readAuditVerified,
  readChain,
  saveAuditVerified,
  type AuditHead,
} from './audit-chain.ts';
export { defineApproval, nameOf, type Agreement, type ApprovalKind, type Approvals } from './approvals.ts';
export type { Note, OperatorRouter } from './operator-router.ts';
export type { Operator, OperatorSessions } from './sessions.ts';

export interface OperatorsNeeds extends Pick<RouterOptions<Operator>, 'app' | 'limiter' | 'strict'> {
  pool: Pool;
  /** For the transactions of acts alone: what an act asks beside its own is asked of `pool`. */
  acts: Pool;
  now: () => number;
  vault: Vault;
  isDemoWelcome: boolean;
  /** Where staff find the console: their passkeys are good there, and invitations lead there. */
  consoleUrl?: string;
  identity: Pick<Identity, 'passwords' | 'throttle' | 'inTurnToSignIn'>;
}

export interface Operators {
  /** Where other rooms hang what they offer to staff. */
  readonly router: OperatorRouter;
  readonly sessions: OperatorSessions;
  /** What one operator begins and another has to decide. */
  readonly approvals: Approvals;
}

/** Staff: how they sign in, what they may call, and the log of what they did. */
export function openOperators({ app, limiter, strict, identity, acts, ...needs }: OperatorsNeeds): Operators {
  const { pool, now, consoleUrl = 'http://localhost' } = needs;
  const passkeys = createStaffPasskeys({ pool, now, consoleUrl });
  const sessions = createOperatorSessions(pool, { now });
  const { router, plain } = createOperatorRouter({ app, limiter, strict, pool, acts, sessions, now });

  plain.serve(routes.signIn, async call => ({
    status: 200,
    body: { token: await signIn({ ...needs, ...identity, sessions, passkeys }, call.body, call) },
  }));

  plain.serve(routes.askPasskey, async () => ({ status: 200, body: await passkeys.askToSignIn() }));

  plain.serve(routes.signInByPasskey, async ({ body: { credential }, address, requestId }) => {
    const origin = { address, requestId };
    const token = await signInByPasskey({ ...needs, ...identity, sessions, passkeys }, credential, origin);
    return { status: 200, body: { token } };
  });

  plain.serve(routes.signOut, async ({ caller, address, requestId }) => {
    await transaction(pool, async tx => {
      await sessions.end(tx, caller);
      const origin = { operator: caller, address, requestId, at: new Date(now()) };
      await recordAct(tx, { what: 'signed_out', subject: caller.id }, origin);
    });
    return { status: 204, body: null };
  });

  router.show(routes.readSelf, async ({ caller: { id, name, email, role } }) => ({
    status: 200,
    body: { id, name, email, role },
  }));

  router.show(routes.listActs, async ({ query: { limit = 50, cursor = null, ...filter } }) => ({
    status: 200,
    body: await listActs(pool, { ...filter, limit, after: cursor }),
  }));

  const approvals = openApprovals(router, { pool, now });
  serveStaff({ router, plain, approvals }, { ...needs, passwords: identity.passwords });
  serveOwnAccount(plain, { ...needs, ...identity, passkeys });
  serveOwnPasskeys(plain, { ...needs, ...identity, passkeys });
  return { router, sessions, approvals };
}
