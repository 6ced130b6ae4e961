import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useKeys } from '@wura/operators/console/use-keys';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WaitingDeposit } from '../operator-contract.ts';
import { decideDeposit } from './calls.ts';

const reasons: Record<NonNullable<WaitingDeposit['reason']>, string> = {
  amount: 'Another amount was paid than was asked for.',
  currency: 'It was paid in another currency.',
  another_reference: 'The provider names another payment.',
  another_account: 'It came from another account than the customer’s own.',
};

const ready = {
  credit: ['The provider confirms what was paid, and it is the customer’s.'],
  return: ['It did not come from the customer.', 'The customer asked for it back.', 'It did not come in naira.'],
};

export function Deposit({ deposit }: { deposit: WaitingDeposit }) {
  const { reference, left, currency, reported, reason, approval, needs_second: needsSecond, sender } = deposit;
  const [deciding, setDeciding] = useState<'credit' | 'return'>();
  const isOpen = approval === null;
  const mayCredit = isOpen && left !== null;
  useKeys({
    a: mayCredit ? () => setDeciding('credit') : undefined,
    r: isOpen ? () => setDeciding('return') : undefined,
  });
  const sum = left === null ? 'It' : formatAmount(left, currency);
  return (
    <Section title={`From ${sender ?? 'an unknown sender'} for ${deposit.customer}`}>
      {reason && <Banner isNote tone="wait" title={reasons[reason]} className="mb-3" />}
      <Facts
        facts={{
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
          action={<Link to={`/approvals/${approval.id}`}>To the approval</Link>}
        >
          A second operator has to agree.
        </Banner>
      ) : (
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
      )}
      {deciding && (
        <ReasonDialog
          title={deciding === 'credit' ? `Credit ${deposit.customer}?` : 'Return it?'}
          lead={
            deciding === 'credit'
              ? `${sum} goes to the naira wallet of ${deposit.customer}, who is told.`
              : `It goes back to whom it came from${sender ? `, ${sender}` : ''}; the provider is asked to.`
          }
          confirm={deciding === 'credit' ? 'Credit' : 'Return'}
          isDangerous={deciding === 'return'}
          templates={ready[deciding]}
          onClose={() => setDeciding(undefined)}
          run={async why => {
            const answer = await call(decideDeposit, {
              params: { id: reference },
              body: { decision: deciding, reason: why },
            });
            if (answer.approval) return 'Begun. A second operator has to agree.';
            return deciding === 'credit' ? `${sum} is credited` : 'It is being returned';
          }}
        />
      )}
    </Section>
  );
}
