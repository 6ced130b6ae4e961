import { readPage } from '@wura/database/page';
import type { ServerNeeds } from '@wura/features/server';
import { findAuditFaults, readAuditVerified, readChain, type OperatorRouter } from '@wura/operators/server';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { checkAnchors } from './anchors.ts';

/** Of the export: a page is some hundred kilobytes. */
const rowsMax = 1_000;

type Needs = Pick<ServerNeeds, 'checker' | 'vault' | 'config' | 'now'>;

export function auditLog(router: OperatorRouter, needs: Needs): void {
  const { checker, now } = needs;

  router.show(routes.verify, async ({ query: { rows } }) => {
    const before = rows === 'all' ? undefined : await readAuditVerified(checker);
    const { head, faults } = await findAuditFaults(checker, { after: before });
    const { anchors, fault } = await checkAnchors(checker, needs);
    const last = anchors.at(-1);
    const body = {
      whole: head !== undefined && faults.length === 0 && fault === undefined,
      checked_at: new Date(now()).toISOString(),
      rows: Number(head?.seq ?? 0n),
      head: head ? { row: Number(head.seq), hash: head.hash } : null,
      verified_before: before ? { row: Number(before.seq), at: before.at.toISOString() } : null,
      faults: faults.map(({ seq, ...found }) => ({ row: Number(seq), ...found })),
      anchors: {
        count: anchors.length,
        last: last ? { at: last.at, row: Number(last.seq), hash: last.hash } : null,
        fault: fault ?? null,
      },
    };
    return { status: 200, body };
  });

  router.act(routes.exportActs, async (tx, { query: { after = '0' } }, note) => {
    await note({ what: 'audit_exported', subject: 'audit', why: `after row ${after}` });
    const { rows, nextCursor } = await readPage(
      rowsMax,
      limit => readChain(tx, { after: BigInt(after), limit }),
      ({ seq }) => String(seq),
    );
    const data = rows.map(({ seq, text, hash }) => ({ row: Number(seq), act: text, hash }));
    return { status: 200, body: { data, next: nextCursor } };
  });
}
