import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { LinkButton } from '@wura/ui/link-button';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import type { PaymentRequest } from '../contract.ts';
import { declineRequest, withdrawRequest } from './calls.ts';
import { linkMessages } from './link-messages.ts';
import { paidMessages } from './messages.ts';

const chips = {
  open: 'pending',
  paid: 'completed',
  returned: 'failed',
  expired: 'failed',
  withdrawn: 'failed',
  declined: 'failed',
} as const;

/** One request as one of its sides sees it, with what that side may do about it while it is open. */
export function RequestRow({ request, onShow }: { request: PaymentRequest; onShow: () => void }) {
  const words = useMessages(paidMessages);
  const { status: names } = useMessages(linkMessages);
  const queries = useQueryClient();
  const { code, direction, amount, currency, note, status, asker, payer, created_at, paid_count, paid_total } = request;
  const isMine = direction === 'made';
  const end = useMutation({
    mutationFn: () =>
      isMine ? call(withdrawRequest, { params: { code } }) : call(declineRequest, { params: { code } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <article className="panel flex flex-col gap-3 p-4.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">
            {isMine ? (payer === null ? words.byLink : words.askedOf(payer)) : words.asksYou(asker)}
          </p>
          {note !== null && <p className="text-note wrap-anywhere text-ink-2">“{note}”</p>}
          <p className="text-small text-ink-2">{listDate(created_at)}</p>
        </div>
        <div className="flex flex-none flex-col items-end gap-1.5">
          <p className="font-strong">
            {amount === null ? words.anyAmount : <Amount amount={amount} currency={currency} />}
          </p>
          <StatusChip status={chips[status]} label={names[status]} />
        </div>
      </div>
      {isMine && amount === null && paid_count > 0 && (
        <p className="text-note text-ok">
          {words.paidSoFar(paid_count)} <Amount amount={paid_total} currency={currency} />
        </p>
      )}
      {request.payments.length > 0 && status === 'paid' && (
        <p className="text-note text-ok">{words.paidBy(request.payments[0]!.name)}</p>
      )}
      {end.error && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(end.error, { fallback: words.failed })}
        </p>
      )}
      {status === 'open' && (
        <div className="flex flex-wrap gap-2.5">
          {isMine ? (
            <Button look="line" size={40} onClick={onShow}>
              {words.showLink}
            </Button>
          ) : (
            <LinkButton size={40} to={`/wallet?view=pay&code=${code}`}>
              {words.payNow}
            </LinkButton>
          )}
          <Button look="quiet" size={40} isLoading={end.isPending} onClick={() => end.mutate()}>
            {isMine ? words.withdraw : words.decline}
          </Button>
        </div>
      )}
    </article>
  );
}
