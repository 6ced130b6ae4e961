import { useQueryClient } from '@tanstack/react-query';
import { calendarDate } from '@wura/browser/dates';
import { addressIn } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { useLanguage } from '@wura/browser/use-language';
import { labelOf, usePanels, useViews, viewAddress } from '@wura/browser/views';
import { readUser, useCustomer } from '@wura/identity/web/customer';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { lagosDate } from '@wura/platform/time';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { LinkButton } from '@wura/ui/link-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { KycRecord } from '../contract.ts';
import { readStatus } from './calls.ts';
import { dropDraft } from './draft.ts';
import { IdentityForm } from './identity-form.tsx';
import { KycForm } from './kyc-form.tsx';
import { identityMessages, kycMessages } from './messages.ts';
import { kycTitle } from './title-messages.ts';
import { useNeedsNumber } from './needs-number.ts';
import { NumbersPanel } from './numbers-panel.tsx';
import { StatusCard, SubmittedCard } from './status-card.tsx';
import { wholeRecord } from './whole-record.ts';

const closesAfterMs = 2_000;
/** While a decision may come at any moment, and the page is looked at. */
const askEveryMs = 3_000;

/** Verification, at its own address and in the dashboard's place: where it stands, or the form. */
export default function KycScreen() {
  const words = useMessages(kycMessages);
  const { title } = useMessages(kycTitle);
  const identity = useMessages(identityMessages);
  const isNarrow = useNarrow();
  const panels = usePanels('gate');
  const { data: customer } = useCustomer();
  const [isWaiting, setWaiting] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const answer = useRoute(readStatus, {}, { everyMs: isWaiting ? askEveryMs : undefined });
  const finish = useFinish();
  const record = answer.data && wholeRecord(answer.data);
  const owner = customer?.id;

  const status = record?.status;
  const needsNumber = useNeedsNumber();
  const isRenewing = isRenewal(record);
  // The customer may be known before their papers are, and whether those have to be renewed.
  const isKnown = !answer.isPending && customer?.kyc_completed === true;
  const isApproved = !isRenewing && (status === 'approved' || isKnown);
  // A card that needs a number leads here, although the documents are approved and money may move.
  const isAsked = useLocation().hash === '#numbers' && (record?.numbers.bvn && record.numbers.nin) === false;
  const isNumberMissing = isApproved && (needsNumber || isAsked);
  useEffect(() => setWaiting(status === 'pending' || status === 'under_review'), [status]);
  const isDone = isApproved && !isSubmitted && !isNumberMissing;
  // Who was verified before coming here is let through at once; of a decision that came while they waited they read.
  const isThrough = isDone && isKnown;
  useEffect(() => {
    if (!isDone) return;
    if (owner !== undefined) dropDraft(owner);
    if (!isThrough) finish();
  }, [isDone, isThrough, owner, finish]);

  useEffect(() => {
    if (!isSubmitted) return;
    announce(words.submitted);
    const timer = setTimeout(() => {
      setSubmitted(false);
      finish();
    }, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isSubmitted, finish, words.submitted]);

  if (isThrough) return <Navigate to="/wallet" replace />;
  return (
    <div className="w-full max-w-[640px] px-5 pt-1 pb-8 md:mx-auto md:px-0">
      {panels.map(panel => (
        <OtherRoomsPanel key={panel.id} panel={panel} />
      ))}
      {!isNarrow && <h1 className="text-t1">{title}</h1>}
      <p className="mt-1 mb-5 text-lead text-ink-2">{words.gateLead}</p>
      <div className="panel p-5 md:p-7">
        {answer.isPending && (
          <Loading text={words.loading}>
            {/* The true shape of the first step: the ways to the rest stand below it, and are not pushed away. */}
            <Skeleton className="h-7 w-60" />
            <div className="mt-6 flex flex-col gap-4">
              <Skeleton className="h-[102px] rounded-control!" />
              <Skeleton className="h-[97px] rounded-control!" />
              <Skeleton className="h-[148px] rounded-control!" />
              <Skeleton className="mt-2 h-13 rounded-full!" />
              <Skeleton className="h-[38px] md:h-[19px]" />
            </div>
          </Loading>
        )}
        {answer.isError && !record && (
          <Banner
            tone="bad"
            title={words.checkFailed}
            action={
              <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
                {words.retry}
              </button>
            }
          />
        )}
        {isNumberMissing ? (
          record && (
            <IdentityForm
              numbers={record.numbers}
              title={identity.title}
              lead={needsNumber ? identity.lead : identity.cardLead}
              onDone={finish}
            />
          )
        ) : isSubmitted ? (
          <SubmittedCard />
        ) : (
          record &&
          customer && (
            <Body record={record} customer={customer} onSubmitted={() => setSubmitted(true)} onDone={finish} />
          )
        )}
      </div>
      {answer.isPending && customer?.kyc_completed === false && (
        <Skeleton className="mt-4 h-[203px] rounded-card! md:h-[196px]" />
      )}
      {record && !isApproved && !isSubmitted && customer?.kyc_completed === false && (
        <NumbersPanel numbers={record.numbers} isNeeded={needsNumber} />
      )}
      <OpenMeanwhile />
    </div>
  );
}

/**
 * Most screens are offered on the dashboard only, so they are offered here as well. Rates, fees and help are pages for
 * all: documents, so no links of the router.
 */
function OpenMeanwhile() {
  const words = useMessages(kycMessages);
  const views = useViews('quick');
  const language = useLanguage();
  const pages = [
    [addressIn(language, '/fees'), words.fees],
    [addressIn(language, '/contact-us'), words.help],
  ] as const;
  return (
    <div className="mt-4 px-1 text-small text-ink-2">
      <p>{words.openMeanwhile}</p>
      <ul className="my-2 flex flex-wrap gap-2">
        {views.map(view => (
          <li key={view.id}>
            <LinkButton to={viewAddress(view.id)} look="line" size={44} icon={<view.icon />}>
              {labelOf(view, 'quick')}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="flex gap-5">
        {pages.map(([address, name]) => (
          <a key={address} href={address} className="link inline-flex min-h-11 items-center">
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}

type BodyProps = {
  record: KycRecord;
  customer: NonNullable<ReturnType<typeof useCustomer>['data']>;
  onSubmitted: () => void;
  onDone: () => void;
};

function Body({ record, customer, onSubmitted, onDone }: BodyProps) {
  if (record.status === null || record.status === 'rejected' || (record.status === 'approved' && isRenewal(record))) {
    return (
      <>
        {record.document && <ExpiryNote document={record.document} />}
        <KycForm key={record.submittedAt} customer={customer} record={record} onSubmitted={onSubmitted} />
      </>
    );
  }
  return (
    <StatusCard status={record.status} submittedAt={record.submittedAt} queue={record.queue} onContinue={onDone} />
  );
}

/** The time of the approved ID is nearly over, or over, and a new one is asked for or was sent. */
function isRenewal(record: KycRecord | undefined): boolean {
  return record?.document != null && (record.document.mayRenew || record.status !== 'approved');
}

/** Until when the ID is good, and what becomes of the limits without a new one. */
function ExpiryNote({ document }: { document: NonNullable<KycRecord['document']> }) {
  const words = useMessages(kycMessages);
  const [openedAt] = useState(Date.now);
  const { expiresOn, isExpired, limitsFallOn } = document;
  const hasFallen = lagosDate(openedAt) >= limitsFallOn;
  return (
    <Banner
      tone="wait"
      isNote
      className="mb-5"
      title={isExpired ? words.expiredOn(calendarDate(expiresOn)) : words.expiresOn(calendarDate(expiresOn))}
    >
      <p>{hasFallen ? words.limitsFell : words.limitsFall(calendarDate(limitsFallOn))}</p>
    </Banner>
  );
}

/** Who they are is asked again, and the dashboard opens if the answer is new. */
function useFinish(): () => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    void Promise.all([
      queries.refetchQueries({ queryKey: keyOf(readUser) }),
      queries.refetchQueries({ queryKey: keyOf(readStatus) }),
    ]).then(() => navigate('/wallet', { replace: true }));
  }, [queries, navigate]);
}
