import { transaction, type Pool, type Tx } from '@wura/database';
import { createRouter, type Call, type Router, type RouterOptions, type Reply } from '@wura/http/router';
import type { RouteSpec } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { OperatorRole } from '../contract.ts';
import { recordAct, recordAttempt, type Act } from './audit.ts';
import { holdRole } from './queries.ts';
import type { Operator, OperatorSessions } from './sessions.ts';

/** A call that staff make: its contract names the roles. */
export type OperatorRoute = RouteSpec & { readonly access: 'operator'; readonly roles: readonly OperatorRole[] };

/** Writes the line of this act into the audit log. */
export type Note = (act: Act) => Promise<void>;

/** What this process does once the deed is committed, such as to forget what it remembers of a customer. */
export type Afterwards = (work: () => void) => void;

/** Where rooms hang what they offer to staff. */
export interface OperatorRouter {
  /** Something to look at that shows no personal data: it leaves no line in the log. */
  show<Spec extends OperatorRoute & { method: 'GET' }, const Answer extends Reply<Spec>>(
    route: Spec,
    handler: (call: Call<Spec, Operator>) => Promise<Answer>,
  ): void;
  /**
   * Something done, or a customer's data looked into: the deed and its line in the audit log are one transaction. A deed
   * that notes nothing is undone.
   */
  act<Spec extends OperatorRoute, const Answer extends Reply<Spec>>(
    route: Spec,
    deed: (tx: Tx, call: Call<Spec, Operator>, note: Note, afterwards: Afterwards) => Promise<Answer>,
    /** For a deed that moves money: it is begun again when another was quicker. */
    options?: { readonly retries?: number },
  ): void;
  /**
   * The same where what is handed out takes long to make. It is made first, so that no transaction waits for it, and handed out
   * once its line is in the audit log.
   */
  handOut<Spec extends OperatorRoute, Made, const Answer extends Reply<Spec>>(
    route: Spec,
    make: (call: Call<Spec, Operator>) => Promise<Made>,
    deed: (tx: Tx, call: Call<Spec, Operator>, note: Note, made: Made) => Promise<Answer>,
  ): void;
}

export interface OperatorRouterNeeds extends Pick<RouterOptions<Operator>, 'app' | 'limiter' | 'strict'> {
  pool: Pool;
  acts: Pool;
  sessions: OperatorSessions;
  now: () => number;
}

/** The router of staff, beside that of customers: the token of one is nothing to the other. */
export function createOperatorRouter({ pool, acts, sessions, now, ...needs }: OperatorRouterNeeds): {
  router: OperatorRouter;
  /** For this room's own routes, which need no session yet. */
  plain: Router<Operator>;
} {
  const plain = createRouter<Operator>({
    ...needs,
    access: 'operator',
    asksAddressFirst: true,
    authenticate: token => sessions.authenticate(token),
    async admit(operator, route, from) {
      if (operator.role === 'admin' || route.roles?.includes(operator.role)) return;
      const what = { what: 'refused', subject: `${route.method} ${route.path}` };
      await recordAttempt(pool, what, { operator, at: new Date(now()), ...from });
      throw refuse(commonRefusals.forbidden);
    },
  });

  const router: OperatorRouter = {
    show: (route, handler) => plain.serve(route, handler),
    act: (route, deed, options = {}) =>
      plain.serve(route, call =>
        carryOut(call, route, (tx, note, afterwards) => deed(tx, call, note, afterwards), options),
      ),
    handOut: (route, make, deed) =>
      plain.serve(route, async call => {
        const made = await make(call);
        return carryOut(call, route, (tx, note) => deed(tx, call, note, made), {});
      }),
  };
  return { router, plain };

  async function carryOut<Spec extends OperatorRoute, Answer>(
    // Every route of this router is an operator's, which the types of a generic route cannot say.
    { caller, address, requestId }: Pick<Call<Spec, Operator>, 'caller' | 'address' | 'requestId'>,
    route: Spec,
    deed: (tx: Tx, note: Note, afterwards: Afterwards) => Promise<Answer>,
    options: { readonly retries?: number },
  ): Promise<Answer> {
    const operator = caller as Operator;
    let committed: (() => void)[] = [];
    const answer = await transaction(
      acts,
      async tx => {
        committed = [];
        // A deed may wait a while for what others hold, and its operator or the session be ended, or another role be theirs, in it.
        const role = await holdRole(tx, operator);
        if (role === undefined) throw refuse(commonRefusals.unauthenticated);
        if (role !== operator.role) throw refuse(commonRefusals.forbidden);
        let isNoted = false;
        const note: Note = act => {
          isNoted = true;
          return recordAct(tx, act, { operator, address, requestId, at: new Date(now()) });
        };
        const answer = await deed(tx, note, work => committed.push(work));
        if (!isNoted) throw new Error(`${route.method} ${route.path} left no line in the audit log`);
        return answer;
      },
      options,
    );
    for (const work of committed) work();
    return answer;
  }
}
