import { calendarDate } from '@wura/browser/dates';
import { groupAccountNumber } from '@wura/browser/money-format';
import { call } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { useArePicturesShown } from '@wura/operators/console/customer-picture';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Failed, Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { StandingChip } from '@wura/operators/console/standing-chip';
import { useDeed } from '@wura/operators/console/use-deed';
import { useKeys } from '@wura/operators/console/use-keys';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { useState } from 'react';
import type { KycDetail, KycStatus } from '../contract.ts';
import { reviewSubmission, showSubmission } from './calls.ts';
import { Documents, FaceCheck } from './documents.tsx';
import { dueOf } from '../due.ts';
import { RejectDialog } from './reject-dialog.tsx';

interface SubmissionProps {
  id: string;
  /** "3 of 12", in the queue. */
  place: string | undefined;
  onDecided: () => void;
}

export function Submission({ id, place, onDecided }: SubmissionProps) {
  const submission = useRoute(showSubmission, { params: { id } });
  return <Asked query={submission}>{of => <Opened of={of} place={place} onDecided={onDecided} />}</Asked>;
}

const faces: Record<KycStatus, ChipStatus> = {
  pending: 'pending',
  under_review: 'under_review',
  approved: 'completed',
  rejected: 'failed',
};

function Opened({ of, place, onDecided }: { of: KycDetail } & Pick<SubmissionProps, 'place' | 'onDecided'>) {
  const { id, status } = of;
  const [deciding, setDeciding] = useState<'approve' | 'reject'>();
  const [isTooEarly, setTooEarly] = useState(false);
  const arePicturesShown = useArePicturesShown(
    [...of.documents, ...(of.faceCheck?.frames ?? [])].map(({ url }) => url),
  );
  const approve = () => {
    setTooEarly(!arePicturesShown);
    if (arePicturesShown) setDeciding('approve');
  };
  const isOpen = status === 'pending' || status === 'under_review';
  const take = useDeed(async () => {
    await call(reviewSubmission, { params: { id }, body: { status: 'under_review' } });
    return 'Under review';
  });
  useKeys(isOpen ? { a: approve, r: () => setDeciding('reject') } : {});
  return (
    <>
      <Section
        title={of.fullName}
        actions={
          <span className="flex flex-wrap items-center gap-2 text-small text-ink-2">
            {place}
            {isOpen && <StandingChip since={of.submittedAt} dueAt={dueOf(of.submittedAt)} />}
            <StatusChip status={faces[status]} label={wordsOf(status)} />
          </span>
        }
      >
        <Documents documents={of.documents} />
        <FaceCheck of={of} />
        {isOpen && (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size={44} onClick={approve}>
              Approve
            </Button>
            <Button size={44} look="line" onClick={() => setDeciding('reject')}>
              Reject
            </Button>
            {status === 'pending' && (
              <Button size={44} look="quiet" isLoading={take.isBusy} onClick={() => void take.run()}>
                Take under review
              </Button>
            )}
          </div>
        )}
        {isTooEarly && !arePicturesShown && (
          <p role="alert" className="mt-3 text-small text-bad">
            A picture is not on the screen yet. Look at all of them before you approve.
          </p>
        )}
        <Failed error={take.failure} />
      </Section>
      <div className="grid gap-x-4 lg:grid-cols-2">
        <Section title="Said, and known">
          <Compared of={of} />
        </Section>
        <Section title="The rest">
          <Facts
            facts={{
              Address: of.address,
              'ID type': wordsOf(of.idType),
              'ID number': of.idNumber,
              'ID good until': of.expiresOn && calendarDate(of.expiresOn),
              BVN: numberText(of.bvn),
              NIN: numberText(of.nin),
              Customer: `${of.customer.name}, ${groupAccountNumber(of.customer.accountNumber)}`,
              'Present tier': String(of.account.tier),
              Attempt: String(of.attempt),
              Submitted: <Moment at={of.submittedAt} />,
              Decided: of.decidedAt && <Moment at={of.decidedAt} />,
              Notes: of.adminNotes,
              ...Object.fromEntries(Object.entries(of.fields).map(([field, why]) => [wordsOf(field), why])),
            }}
          />
        </Section>
      </div>
      {deciding === 'approve' && (
        <ReasonDialog
          title={`Approve ${of.fullName}?`}
          lead={
            of.isFaceCheckAsked && of.faceCheck?.status !== 'accepted'
              ? 'No face check was passed: by approving you say that you compared the face with the ID yourself. The customer reaches tier 3 and is told at once.'
              : 'The customer reaches tier 3 and is told at once.'
          }
          label="Note to the customer (optional)"
          helper="The customer reads it."
          confirm="Approve"
          isOptional
          onClose={() => setDeciding(undefined)}
          run={async note => {
            const body = { status: 'approved' as const, ...(note && { adminNotes: note }) };
            await call(reviewSubmission, { params: { id }, body });
            onDecided();
            return `${of.fullName} is approved`;
          }}
        />
      )}
      {deciding === 'reject' && <RejectDialog of={of} onClose={() => setDeciding(undefined)} onDecided={onDecided} />}
    </>
  );
}

const numberText = (number: KycDetail['bvn']) =>
  number && `Ends in ${number.lastFour}, ${number.isChecked ? 'confirmed by the register' : 'not confirmed'}`;

/** What was written on the form beside what the account says and what the checks found. */
function Compared({ of }: { of: KycDetail }) {
  const rows = [
    { name: 'Name', said: of.fullName, known: of.account.name },
    { name: 'Born', said: calendarDate(of.dateOfBirth), known: calendarDate(of.account.dateOfBirth) },
  ];
  return (
    <>
      <dl className="text-small">
        {rows.map(({ name, said, known }) => (
          <div
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line py-2 not-first:border-t"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-label">
              {said}
              {/* A name may be written in another order: then a person sees that it is the same. */}
              <Match isMatch={sameWords(said, known)} otherwise={`The account says ${known}`} />
            </dd>
          </div>
        ))}
        {of.checks.map(({ name, result }) => (
          <div key={name} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <dt className="text-ink-2">{wordsOf(name)}</dt>
            <dd>
              <StatusChip
                status={result === 'match' ? 'completed' : result === 'mismatch' ? 'failed' : 'unknown'}
                label={wordsOf(result)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {of.checks.length === 0 && <p className="pt-2 text-small text-ink-2">No register was asked.</p>}
    </>
  );
}

function Match({ isMatch, otherwise }: { isMatch: boolean; otherwise: string }) {
  return (
    <span className="ml-2 inline-flex align-middle">
      <StatusChip status={isMatch ? 'completed' : 'unknown'} label={isMatch ? 'As in the account' : otherwise} />
    </span>
  );
}

function sameWords(one: string, other: string): boolean {
  const words = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean).toSorted().join(' ');
  return words(one) === words(other);
}
