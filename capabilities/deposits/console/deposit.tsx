import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useMay } from '@wura/operators/console/self';
import { useKeys } from '@wura/operators/console/use-keys';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WaitingDeposit } from '../operator-contract.ts';
import { decideDeposit, readDeposit } from './calls.ts';

const reasons: Record<NonNullable<WaitingDeposit['reason']>, string> = {
  amount: 'Another amount was paid than was asked for.',
  currency: 'It was paid in another currency.',
  another_reference: 'The provider names another payment.',
  another_account: 'It came from another account than the customer’s own.',
};

const ready = {
  credit: ['The provider confirms what was paid, and it is the customer’s.'],
  return: ['It did not come from the customer.', 'The customer asked for it back.', 'It did not come in naira.'],
  take_back: ['The customer asked for it back.', 'The sender’s bank says it was sent by mistake.'],
};

type Deciding = 'credit' | 'return' | 'take_back';

/** Any deposit by its reference: one that a link leads to may stand on no page of the list. */
export function DepositOnDesk({ id }: { id: string }) {
  const asked = useRoute(readDeposit, { params: { id } });
  return <Asked query={asked}>{deposit => <Deposit deposit={deposit} />}</Asked>;
}

/** What became of one that this operator has nothing to decide about. */
const fates: Readonly<Record<WaitingDeposit['status'], string>> = {
  pending: 'The provider has not said that it was paid.',
  completed: 'It was credited, and all of it that can be taken back has gone back.',
  failed: 'It was not paid, so nothing was credited.',
  expired: 'It was not paid in time, so nothing was credited.',
  returning: 'The provider has been asked to send it back.',
  returned: 'It went back to whom it came from.',
  review: 'Finance decides whether it is credited or returned.',
  reversed: 'The provider took it back after it was credited. Its case says what is left to do.',
};

const fateOf = ({ status, returnable }: WaitingDeposit) =>
  status === 'completed' && returnable !== null ? 'It was credited.' : fates[status];

function Deposit({ deposit }: { deposit: WaitingDeposit }) {
  const { id, reference, left, currency, reported, reason, approval, needs_second: needsSecond, sender } = deposit;
  const [deciding, setDeciding] = useState<Deciding>();
  const mayDecide = useMay(['finance']);
  const isOpen = mayDecide && approval === null && deposit.status === 'review';
  const mayCredit = isOpen && left !== null;
  useKeys({
    a: mayCredit ? () => setDeciding('credit') : undefined,
    r: isOpen ? () => setDeciding('return') : undefined,
  });
  const said = deciding && wordsFor(deposit)[deciding];
  return (
    <Section title={`From ${sender ?? 'an unknown sender'} for ${deposit.customer}`}>
      {reason && <Banner isNote tone="wait" title={reasons[reason]} className="mb-3" />}
      <Facts
        facts={{
          Customer: (
            <Link className="link" to={`/customers/${deposit.customer_id}`}>
              {deposit.customer}
            </Link>
          ),
          'Asked for': <Amount amount={deposit.amount} currency={currency} />,
          'The provider says was paid': reported && <Amount {...reported} />,
          'To be credited': left !== null && <Amount amount={left} currency={currency} />,
          Channel: deposit.channel === 'card' ? 'Card' : 'Own bank account',
          Provider: deposit.provider,
          'Our reference': reference,
          'Its reference': deposit.provider_reference,
          Case: deposit.case_number && (
            <Link className="link" to={`/cases?subject=${encodeURIComponent(reference)}`}>
              {deposit.case_number}
            </Link>
          ),
          Transaction: deposit.status === 'completed' && (
            <Link className="link" to={`/transactions?reference=${encodeURIComponent(reference)}`}>
              The movement it became
            </Link>
          ),
          Begun: <Moment at={deposit.created_at} />,
          'Last heard of': <Moment at={deposit.updated_at} />,
        }}
      />
      {approval ? (
        <Banner
          isNote
          tone="info"
          className="mt-4"
          title={`${approval.begun_by.name} began this: ${approval.reason}`}
          action={mayDecide && <Link to={`/approvals/${approval.id}`}>To the approval</Link>}
        >
          A second operator has to agree.
        </Banner>
      ) : mayDecide && deposit.returnable !== null ? (
        <>
          <p className="mt-3 text-small text-ink-2">
            It is in the customer’s wallet. A second operator has to agree before it is taken out and sent back.
          </p>
          <Button size={44} look="line" className="mt-4" onClick={() => setDeciding('take_back')}>
            Take back and return
          </Button>
        </>
      ) : isOpen ? (
        <>
          {needsSecond && <p className="mt-3 text-small text-ink-2">A second operator has to agree with either.</p>}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size={44} isDisabled={!mayCredit} onClick={() => setDeciding('credit')}>
              Credit
            </Button>
            <Button size={44} look="line" onClick={() => setDeciding('return')}>
              Return
            </Button>
          </div>
          {!mayCredit && (
            <p className="mt-2 text-small text-ink-2">It did not come in naira, so it can only be returned.</p>
          )}
        </>
      ) : (
        <p className="mt-3 text-small text-ink-2">{fateOf(deposit)}</p>
      )}
      {deciding && said && (
        <ReasonDialog
          title={said.title}
          lead={said.lead}
          confirm={said.confirm}
          isDangerous={deciding !== 'credit'}
          templates={ready[deciding]}
          onClose={() => setDeciding(undefined)}
          run={async why => {
            const answer = await call(decideDeposit, {
              params: { id },
              body: { decision: deciding, reason: why },
            });
            if (answer.approval) return 'Begun. A second operator has to agree.';
            return said.done;
          }}
        />
      )}
    </Section>
  );
}

/** What each decision means, before it is confirmed and once it is done. */
function wordsFor({ left, returnable, currency, customer, sender }: WaitingDeposit) {
  const sum = left === null ? 'It' : formatAmount(left, currency);
  const back = sender ? `, ${sender}` : '';
  return {
    credit: {
      title: `Credit ${customer}?`,
      lead: `${sum} goes to the naira wallet of ${customer}, who is told.`,
      confirm: 'Credit',
      done: `${sum} is credited`,
    },
    return: {
      title: 'Return it?',
      lead: `It goes back to whom it came from${back}; the provider is asked to.`,
      confirm: 'Return',
      done: 'It is being returned',
    },
    take_back: {
      title: `Take it back from ${customer}?`,
      lead: `Once a second operator agrees, ${returnable === null ? 'it' : formatAmount(returnable, currency)} leaves the wallet of ${customer}, who is told, and the provider is asked to send it back to whom it came from${back}.`,
      confirm: 'Take back',
      done: 'It is being returned',
    },
  };
}
