import { listDate, momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { CopyIcon } from '@wura/ui/copy-icon';
import { Amount } from '@wura/wallets/web/amount';
import { useState, type ReactNode } from 'react';
import type { Dispute } from '../contract.ts';
import { isClosed } from '../rules.ts';
import { AddToCase } from './add-to-case.tsx';
import { DisputeChip } from './dispute-list.tsx';
import { disputeMessages } from './messages.ts';
import { RecallOfMine } from './recall-of-mine.tsx';

/** Everything about one case, and what its owner can add to it. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const words = useMessages(disputeMessages);
  const { reason, status, case_number: number, escalation, evidence, steps } = dispute;
  const [openedMs] = useState(Date.now);
  const isDue = escalation !== null && Date.parse(escalation.from) <= openedMs;
  const mail = escalation && (
    <a className="link inline-flex min-h-11 items-center" href={`mailto:${escalation.email}?subject=${number}`}>
      {escalation.email}
    </a>
  );
  return (
    <div className="flex flex-col gap-5 pb-4">
      <div>
        <p className="mb-2 text-t3">{words.reasons[reason]}</p>
        <DisputeChip status={status} />
      </div>
      {escalation && isDue && (
        <Banner tone="info" isNote title={words.escalate}>
          <p>{words.escalateText(escalation.name)}</p>
          {mail}
        </Banner>
      )}
      <dl className="border-t border-line text-body">
        <Row label={words.caseNumber}>
          <span className="inline-flex items-center gap-1">
            {number}
            <CopyIcon value={number} label={words.copyNumber} copied={words.copied} />
          </span>
        </Row>
        <Row label={words.about}>
          <Amount amount={dispute.amount} currency={dispute.currency} />
        </Row>
        <Row label={words.opened}>{momentDate(dispute.opened_at)}</Row>
        {!isClosed(status) && <Row label={words.due}>{listDate(dispute.due_at)}</Row>}
      </dl>
      {escalation && !isDue && (
        <p className="text-small text-ink-2">
          {words.escalateFrom(escalation.name, listDate(escalation.from))} {mail}
        </p>
      )}
      <RecallOfMine dispute={dispute} />
      <section aria-labelledby="told">
        <h3 id="told" className="mb-2 text-entry">
          {words.told}
        </h3>
        <p className="whitespace-pre-line wrap-anywhere">{dispute.text}</p>
        {evidence.length > 0 && <p className="mt-2 text-small text-ink-2">{words.pictures(evidence.length)}</p>}
      </section>
      {steps.length > 0 && (
        <section aria-labelledby="since">
          <h3 id="since" className="mb-2 text-entry">
            {words.timeline}
          </h3>
          <ol className="flex flex-col gap-2.5">
            {steps.map(step => (
              <li key={step.at} className="rounded-2xl bg-sunken px-3.5 py-2.5">
                <p className="text-small font-medium">{step.from === 'you' ? words.you : words.staff}</p>
                {step.status !== null && <p>{words.statuses[step.status]}</p>}
                {step.text !== null && <p className="whitespace-pre-line wrap-anywhere">{step.text}</p>}
                <p className="text-micro text-ink-2">{momentDate(step.at)}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {!isClosed(status) && <AddToCase dispute={dispute} />}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right font-label wrap-anywhere">{children}</dd>
    </div>
  );
}
