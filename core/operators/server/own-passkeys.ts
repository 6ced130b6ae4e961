import { passkeyOnWire } from '@wura/identity/server';
import { transaction } from '@wura/database';
import type { Router } from '@wura/http/router';
import { pageOf } from '@wura/wire/page-of';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes, staffPasskeyRefusals } from '../contract.ts';
import { recordAct } from './audit.ts';
import { removeStaffPasskey } from './passkey-queries.ts';
import { prove, refuseEnded } from './prove.ts';
import { selectLogin } from './queries.ts';
import type { Operator } from './sessions.ts';
import type { SignInNeeds } from './sign-in.ts';
import { tellOfOwnAccount } from './tell-of-own-account.ts';

/** The passkeys of the operator who calls: each is added and taken away with what lets them in already. */
export function serveOwnPasskeys(plain: Router<Operator>, needs: Omit<SignInNeeds, 'sessions'>): void {
  const { pool, now, passkeys } = needs;

  plain.serve(routes.listPasskeys, async ({ caller, query }) => {
    const held = (await passkeys.list(pool, caller.number)).map(passkeyOnWire);
    return { status: 200, body: pageOf(held, query, ({ id }) => id) };
  });

  plain.serve(routes.askPasskeyProof, async ({ caller, body: { removing } }) => ({
    status: 200,
    body: { passkey: (await passkeys.askToProve(caller, removing)) ?? null },
  }));

  // The proof first: a key of an attacker's own would outlast every new password.
  plain.serve(routes.askToAddPasskey, async ({ caller, body: proof, address, requestId }) => {
    await prove(needs, caller, proof, { address, requestId });
    const options = await passkeys.askToAdd(caller);
    const origin = { operator: caller, address, requestId, at: new Date(now()) };
    await transaction(pool, tx => recordAct(tx, { what: 'passkey_begun', subject: caller.id }, origin));
    return { status: 200, body: options };
  });

  plain.serve(routes.addPasskey, async ({ caller, body: { name, credential: answer }, address, requestId }) => {
    const added = await transaction(pool, async tx => {
      await refuseEnded(tx, caller);
      const row = await passkeys.add(tx, caller, { answer, name });
      const told = { what: 'passkey_added', said: `The passkey “${name}” was added`, why: row.public_id };
      await tellOfOwnAccount(tx, caller, told, { address, requestId, at: new Date(now()) });
      return row;
    });
    return { status: 201, body: passkeyOnWire(added) };
  });

  plain.serve(routes.removePasskey, async ({ caller, params: { id }, body: proof, address, requestId }) => {
    const operator = caller.number;
    const all = await passkeys.list(pool, operator);
    const own = all.find(({ public_id }) => public_id === id);
    if (!own) throw refuse(commonRefusals.not_found);
    // Said before the proof, for which there would be nothing to show.
    const login = await selectLogin(pool, { email: caller.email, address });
    if (all.length === 1 && !login?.totp_secret) throw refuse(staffPasskeyRefusals.last_factor);
    const used = await prove(needs, caller, proof, { address, requestId });
    if (used === id) throw refuse(staffPasskeyRefusals.another_factor_needed);
    await transaction(pool, async tx => {
      await refuseEnded(tx, caller);
      const became = await removeStaffPasskey(tx, { operator, id });
      if (became === 'unknown') throw refuse(commonRefusals.not_found);
      if (became === 'last') throw refuse(staffPasskeyRefusals.last_factor);
      const told = { what: 'passkey_removed', said: `The passkey “${own.name}” was removed`, why: id };
      await tellOfOwnAccount(tx, caller, told, { address, requestId, at: new Date(now()) });
    });
    return { status: 204, body: null };
  });
}
