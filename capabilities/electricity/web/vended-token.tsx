import { useRoute } from '@wura/browser/query';
import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { Link } from 'react-router';
import { listTokens } from './calls.ts';
import { payElectricityMessages, tokenMessages } from './messages.ts';
import { TokenList } from './token-list.tsx';
import type { TokenOnReceiptProps } from './token-on-receipt.tsx';

const askAgainMs = 5_000;

/**
 * What the payment brought. Where the answer came without it, because the company was slow or the connection was lost, it
 * is looked for in the vault until it is there.
 */
export default function VendedToken({ order: { meter }, paid: { transaction, answer } }: TokenOnReceiptProps) {
  const words = useMessages(payElectricityMessages);
  const { units: inUnits } = useMessages(tokenMessages);
  const told = answer && answer.tokens.length > 0 ? answer : undefined;
  const isPrepaid = meter.meterType === 'prepaid';
  const vault = useRoute(
    listTokens,
    { query: { meter: meter.meterNumber, limit: '5' } },
    { isOff: told !== undefined || !isPrepaid, everyMs: askAgainMs },
  );
  if (!isPrepaid) return null;
  const kept = vault.data?.data.find(each => each.transaction_id === transaction.id);
  const tokens = told?.tokens ?? kept?.tokens;
  const units = told?.units ?? kept?.units ?? undefined;
  const tariff = told?.tariff ?? kept?.tariff ?? undefined;
  return (
    <div className="mt-3 flex flex-col gap-2 border-b border-line">
      {tokens ? (
        <>
          <TokenList tokens={tokens} />
          <p className="text-note text-ink-2">
            {[units && inUnits(units), tariff && `${words.tariff} ${tariff}`].filter(Boolean).join(' · ')}
          </p>
        </>
      ) : (
        <p className="text-note">{words.tokenLate}</p>
      )}
      <Link
        to={viewAddress('electricity-tokens')}
        className="link inline-flex min-h-11 items-center self-start text-small"
      >
        {words.myTokens}
      </Link>
    </div>
  );
}
