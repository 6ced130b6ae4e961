import { useMessages } from '@wura/browser/messages';
import { useHasView, useKeeps, usePaysAgain, usePaysLater, viewAddress } from '@wura/browser/views';
import { LinkButton } from '@wura/ui/link-button';
import { detailMessages } from './messages.ts';
import type { Detail } from './calls.ts';

// Where a customer goes on from a movement. Each is drawn where there is such a way.

/** The way to what was bought: a customer comes back to the payment for it. */
export function Brought({ detail }: { detail: Detail }) {
  const keeps = useKeeps(detail.category);
  const address = keeps?.addressOf(detail);
  if (!keeps || address === undefined || detail.status !== 'completed') return null;
  return (
    <LinkButton look="line" to={address} className="mb-4">
      {keeps.label()}
    </LinkButton>
  );
}

/** The same payment, on days to come. */
export function PayLater({ detail: { id, category, type, status } }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const addressOf = usePaysLater(category);
  if (!addressOf || type !== 'send' || status !== 'completed') return null;
  return (
    <LinkButton look="line" isWide to={addressOf(id)}>
      {words.payLater}
    </LinkButton>
  );
}

/** To a customer of ours, or for the number of a bill, the same way again. */
export function SendAgain({ detail: { id, type, category, counterparty, again } }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const bill = usePaysAgain(category);
  if (bill && again) {
    return (
      <LinkButton look="line" to={bill.addressOf(id)} isWide>
        {words.payAgain}
      </LinkButton>
    );
  }
  return <SendToCustomer {...{ type, category, counterparty }} />;
}

function SendToCustomer({ type, category, counterparty }: Pick<Detail, 'type' | 'category' | 'counterparty'>) {
  const words = useMessages(detailMessages);
  const hasTransfer = useHasView('intra-transfer');
  const digits = counterparty?.account_number;
  const isToCustomer = type === 'send' && category === 'transfer' && counterparty?.bank === null && digits;
  if (!isToCustomer || !hasTransfer) return null;
  return (
    <LinkButton look="line" to={`${viewAddress('intra-transfer')}&to=${digits}`} isWide>
      {words.sendAgain}
    </LinkButton>
  );
}
