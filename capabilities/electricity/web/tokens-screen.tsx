import { useInfiniteQuery } from '@tanstack/react-query';
import { inFours } from '@wura/bills/groups';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { EmptyState } from '@wura/ui/empty-state';
import { Field } from '@wura/ui/field';
import { LinkButton } from '@wura/ui/link-button';
import { Select } from '@wura/ui/select';
import { PagedList } from '@wura/wallets/web/paged-list';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import { useSearchParams } from 'react-router';
import type { Vend } from '../contract.ts';
import { listTokens } from './calls.ts';
import { tokenMessages } from './messages.ts';
import { TokenCard } from './token-card.tsx';

/** The vault: every token that was bought, by meter. */
export default function TokensScreen() {
  const words = useMessages(tokenMessages);
  const [search, setSearch] = useSearchParams();
  const meter = search.get('meter') ?? '';
  const all = useTokens('');
  const shown = useTokens(meter);
  // A customer who comes from a payment sees its token first.
  const asked = shown.vends.find(vend => vend.transaction_id === search.get('payment'));
  const meters = metersIn(all.vends);

  return (
    <PaymentPage title={words.title}>
      <div className="flex max-w-[520px] flex-col gap-4 px-5 pt-2 pb-8 md:px-0">
        <p className="text-lead text-ink-2">{words.lead}</p>
        {meters.length > 1 && (
          <Field label={words.meter}>
            <Select
              value={meter}
              onChange={event => {
                const next = new URLSearchParams(search);
                if (event.target.value === '') next.delete('meter');
                else next.set('meter', event.target.value);
                setSearch(next, { replace: true });
              }}
            >
              <option value="">{words.allMeters}</option>
              {meters.map(({ meter_number: number, provider_name: company }) => (
                <option key={number} value={number}>
                  {words.meterName(company, inFours(number))}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <PagedList
          query={shown.query}
          rows={asked ? [asked, ...shown.vends.filter(vend => vend !== asked)] : shown.vends}
          words={words}
          skeleton="h-[196px]"
          empty={
            <EmptyState
              motif="house"
              title={words.none}
              action={<LinkButton to={viewAddress('electricity-payment')}>{words.pay}</LinkButton>}
            >
              {words.noneText}
            </EmptyState>
          }
        >
          {vend => <TokenCard vend={vend} />}
        </PagedList>
      </div>
    </PaymentPage>
  );
}

function useTokens(meter: string) {
  const query = useInfiniteQuery({
    queryKey: [listTokens.path, meter],
    queryFn: ({ pageParam, signal }) =>
      call(listTokens, {
        query: { limit: '20', ...(meter !== '' && { meter }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  });
  return { query, vends: query.data?.pages.flatMap(page => page.data) ?? [] };
}

function metersIn(vends: readonly Vend[]): Vend[] {
  return [...new Map(vends.map(vend => [vend.meter_number, vend])).values()];
}
