import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { EmptyState } from '@wura/ui/empty-state';
import { Field } from '@wura/ui/field';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { TextInput } from '@wura/ui/text-input';
import { Amount } from '@wura/wallets/web/amount';
import { ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import type { ChosenBouquet, VerifiedCard as Card } from './cable-steps.ts';
import { matching } from './matching.ts';
import { cableMessages } from './messages.ts';
import type { Bouquets } from './use-bouquets.ts';
import { VerifiedCard } from './verified-card.tsx';

type BouquetStepProps = {
  card: Card;
  bouquets: Bouquets;
  chosen: ChosenBouquet | undefined;
  onChoose: (bouquet: ChosenBouquet) => void;
  onBack: () => void;
};

const searchOver = 7;

/** Step 2: what to pay for. Pressing a bouquet goes on to its payment. */
export function BouquetStep({ card, bouquets, chosen, onChoose, onBack }: BouquetStepProps) {
  const words = useMessages(cableMessages);
  const [query, setQuery] = useState('');
  const all = bouquets.data ?? [];
  const shown = matching(all, query);

  return (
    <div className="flex max-w-[480px] flex-col gap-5">
      <VerifiedCard card={card} onChange={onBack} />
      <section aria-labelledby="bouquets">
        <h2 id="bouquets" className="mb-2.5 text-t3">
          {words.chooseBouquet}
        </h2>
        {list()}
      </section>
    </div>
  );

  function list() {
    if (bouquets.isPending) {
      return (
        <Loading text={words.bouquetsLoading} className="flex flex-col gap-2">
          {[0, 1, 2, 3].map(row => (
            <Skeleton key={row} className="h-[60px] rounded-2xl!" />
          ))}
        </Loading>
      );
    }
    if (bouquets.isError) {
      return (
        <Banner
          tone="bad"
          title={refusalText(bouquets.error, { fallback: words.bouquetsFailed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void bouquets.refetch()}>
              {words.retry}
            </button>
          }
        />
      );
    }
    if (all.length === 0) return <EmptyState motif="house" title={words.noBouquets} />;
    return (
      <>
        {all.length > searchOver && (
          <Field label={words.search} className="mb-3">
            <TextInput
              type="search"
              icon={<Search />}
              autoComplete="off"
              value={query}
              onChange={event => {
                setQuery(event.target.value);
                announce(words.bouquetCount(matching(all, event.target.value).length));
              }}
            />
          </Field>
        )}
        {shown.length === 0 && <p className="py-4 text-ink-2">{words.noMatch(query)}</p>}
        <ul className="panel divide-y divide-line overflow-hidden">
          {shown.map(bouquet => (
            <li key={bouquet.code}>
              <button
                type="button"
                aria-current={bouquet.code === chosen?.code ? 'true' : undefined}
                className="flex min-h-[60px] w-full items-center gap-3 px-4.5 py-2.5 text-left hover:bg-surface-hover aria-[current]:bg-selected"
                onClick={() => onChoose(bouquet)}
              >
                <span className="min-w-0 grow font-medium wrap-anywhere">{bouquet.name}</span>
                <span className="flex-none font-strong">
                  <Amount amount={bouquet.price} currency="NGN" />
                </span>
                <ChevronRight aria-hidden="true" className="size-[18px] flex-none text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  }
}
