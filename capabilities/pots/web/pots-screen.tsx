import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { formatMoney, minorOf } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { ListPage } from '@wura/ui/list-page';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { Balance } from '@wura/wallets/web/balance';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listPots } from './calls.ts';
import { potFormMessages, potMessages } from './messages.ts';
import { PotCard } from './pot-card.tsx';
import { PotDetail } from './pot-detail.tsx';
import { PotForm } from './pot-form.tsx';

/** What is put aside inside one's wallets, and what is left to spend beside it. */
export default function PotsScreen() {
  const words = useMessages(potMessages);
  const form = useMessages(potFormMessages);
  const isNarrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  // What the worker rounds up is on the page soon.
  const list = useRoute(listPots, {}, { everyMs: 15_000 });
  const wallets = useWallets().data ?? [];
  const pots = list.data?.data ?? [];
  const open = pots.find(({ id }) => id === search.get('pot'));

  function go(change: Record<string, string>): void {
    setSearch(new URLSearchParams({ view: 'pots', ...change }), { preventScrollReset: true });
  }
  const add = (
    <Button icon={<Plus />} isWide={isNarrow} onClick={() => go({ new: '1' })}>
      {words.add}
    </Button>
  );
  return (
    <ListPage words={words} list={list} isEmpty={pots.length === 0} motif="corn" add={add}>
      {wallets
        .filter(({ id }) => pots.some(pot => pot.wallet_id === id))
        .map(wallet => (
          <section key={wallet.id} aria-labelledby={`pots-${wallet.id}`} className="mt-6">
            <h2 id={`pots-${wallet.id}`} className="text-entry">
              {currencyName(wallet.currency)}
            </h2>
            <Sums wallet={wallet} />
            <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {pots
                .filter(pot => pot.wallet_id === wallet.id)
                .map(pot => (
                  <li key={pot.id}>
                    <PotCard pot={pot} onOpen={() => go({ pot: pot.id })} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      <Dialog
        look="panel"
        isOpen={search.has('new')}
        onClose={() => go({})}
        title={form.newTitle}
        closeLabel={words.close}
      >
        {search.has('new') && <PotForm wallets={wallets} onDone={made => go({ pot: made.id })} />}
      </Dialog>
      <Dialog
        look="panel"
        isOpen={open !== undefined}
        onClose={() => go({})}
        title={open?.name ?? ''}
        closeLabel={words.close}
      >
        {open && (
          <PotDetail
            key={open.id}
            pot={open}
            spendable={formatAmount(wallets.find(({ id }) => id === open.wallet_id)?.balance ?? '0', open.currency)}
            onClosed={() => go({})}
          />
        )}
      </Dialog>
    </ListPage>
  );
}

/** What can be spent, what is saved, and both together. */
function Sums({ wallet: { currency, balance, in_pots: saved = '0' } }: { wallet: Wallet }) {
  const words = useMessages(potMessages);
  if (!isCurrencyCode(currency)) return null;
  const both = formatMoney({ currency, minor: minorOf(balance, currency) + minorOf(saved, currency) });
  return (
    <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-small">
      {(
        [
          [words.spendable, balance],
          [words.saved, saved],
          [words.together, both],
        ] as const
      ).map(([label, amount]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-label">
            <Balance amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
