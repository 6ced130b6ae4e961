import { languageTags } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, formatShare } from '@wura/browser/money-format';
import { useLanguage } from '@wura/browser/use-language';
import { feeText } from '@wura/policy/web/fee-text';
import type { FeeBand, FeeTable, PricedKind } from '../../fee-table.ts';
import { feesMessages } from './messages.ts';

/** Everything that has a price, and what has none. Built ahead, and drawn anew only where the rules are others. */
export function FeeTables({ fees }: { fees: FeeTable }) {
  const words = useMessages(feesMessages);
  const date = new Intl.DateTimeFormat(languageTags[useLanguage()], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <p className="mt-8 text-small text-ink-2">{words.since(date.format(new Date(fees.in_force_since)))}</p>
      {fees.data.map(priced => (
        <Priced key={priced.kind} priced={priced} />
      ))}
    </>
  );
}

function Priced({ priced }: { priced: PricedKind }) {
  const words = useMessages(feesMessages);
  // The operator may price what these pages have no name for.
  const names: Readonly<Record<string, { title: string; text: string }>> = words.kinds;
  const name = names[priced.kind];
  const isFree = priced.bands.every(({ fees }) => fees.length === 0);
  return (
    <section aria-labelledby={priced.kind} className="fee-section">
      <div>
        <h2 id={priced.kind} className="text-t2">
          {name?.title ?? priced.kind.replaceAll('_', ' ')}
        </h2>
        {name && <p className="mt-2 text-ink-2">{name.text}</p>}
      </div>
      {priced.share ? (
        <div>
          <p className="text-t1 font-display stretch-display">{formatShare(priced.share.bps)}</p>
          <p className="mt-2 text-ink-2">{words.shareText(formatShare(priced.share.usdt_bps))}</p>
        </div>
      ) : isFree ? (
        <p className="text-t1 font-display stretch-display">{words.free}</p>
      ) : (
        <Bands priced={priced} />
      )}
    </section>
  );
}

function Bands({ priced: { bands, currency } }: { priced: PricedKind }) {
  const words = useMessages(feesMessages);
  // A line that only some of the rows have is a column all the same.
  const columns = new Map(bands.flatMap(({ fees }) => fees.map(fee => [fee.code, feeText(fee)])));
  return (
    <table className="public-table">
      <thead>
        <tr>
          <th scope="col">{words.amount}</th>
          {[...columns].map(([code, name]) => (
            <th key={code} scope="col" className="numeric">
              {name}
            </th>
          ))}
          <th scope="col" className="numeric">
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(band => (
          <tr key={band.from}>
            <th scope="row">
              <Range band={band} currency={currency} isFirst={band === bands[0]} />
            </th>
            {[...columns].map(([code, name]) => (
              <td key={code} data-label={name} className="numeric">
                {formatAmount(band.fees.find(fee => fee.code === code)?.amount ?? '0', currency)}
              </td>
            ))}
            <td data-label={words.total} className="numeric font-[600]">
              {formatAmount(band.total_fee, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Range({ band: { from, to }, currency, isFirst }: { band: FeeBand; currency: string; isFirst: boolean }) {
  const words = useMessages(feesMessages);
  if (to === null) return isFirst ? words.any : words.from(formatAmount(from, currency));
  const last = formatAmount(to, currency);
  return isFirst ? words.upTo(last) : words.between(formatAmount(from, currency), last);
}
