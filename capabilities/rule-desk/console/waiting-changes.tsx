import { call } from '@wura/browser/client';
import { calendarDate } from '@wura/browser/dates';
import type { Approval } from '@wura/operators/contract';
import { decideApproval } from '@wura/operators/console/calls';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import type { RuleValue } from '@wura/policy/rule-fields';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { useState } from 'react';
import { rowOn, type ListedRule } from './calls.ts';
import { Changes } from './changes.tsx';

/** What one admin proposed and another has to decide. */
export function WaitingChanges({ waiting, rules }: { waiting: readonly Approval[]; rules: readonly ListedRule[] }) {
  return waiting.map(approval => {
    const rule = rules.find(each => each.rule === approval.subject);
    return rule && <WaitingChange key={approval.id} approval={approval} rule={rule} />;
  });
}

function WaitingChange({ approval, rule }: { approval: Approval; rule: ListedRule }) {
  const [deciding, setDeciding] = useState<'approve' | 'refuse'>();
  const { begins_on: day, value, source } = approval.payload as { begins_on: string; value: RuleValue; source: string };
  const diff = <Changes form={rule.form} was={rowOn(rule, day)!.value} becomes={value} />;
  return (
    <Section title={rule.title} actions={<StatusChip status="pending" label="Waiting" />}>
      <Facts
        facts={{
          Begins: calendarDate(day),
          'Proposed by': approval.begun_by.name,
          Proposed: <Moment at={approval.begun_at} />,
          Reason: approval.reason,
          'Read in': source,
        }}
      />
      {diff}
      {approval.may_decide ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size={44} onClick={() => setDeciding('approve')}>
            Approve
          </Button>
          <Button size={44} look="line" onClick={() => setDeciding('refuse')}>
            Decline
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-small text-ink-2">You proposed this: another admin has to decide it.</p>
      )}
      {deciding && (
        <ReasonDialog
          title={deciding === 'approve' ? `Approve from ${calendarDate(day)}?` : 'Decline this change?'}
          lead={diff}
          confirm={deciding === 'approve' ? 'Approve' : 'Decline'}
          isDangerous={deciding === 'refuse'}
          onClose={() => setDeciding(undefined)}
          run={async reason => {
            await call(decideApproval, { params: { id: approval.id }, body: { decision: deciding, reason } });
            return deciding === 'approve' ? `Agreed: it begins on ${calendarDate(day)}` : 'Declined';
          }}
        />
      )}
    </Section>
  );
}
