import { useMutation } from '@tanstack/react-query';
import { fetchFile, saveFile } from '@wura/browser/download';
import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { Field } from '@wura/ui/field';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { SummaryRow } from '@wura/ui/summary-row';
import { TextInput } from '@wura/ui/text-input';
import { toast } from '@wura/ui/toast';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { primaryWallet, useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { FileText, Table } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { showStatement } from './calls.ts';
import './messages.ts';
import { daysOf, type Days, type PeriodName } from './statement-days.ts';
import { statementMessages } from './statement-messages.ts';

/** A statement of one wallet: how its balance became another, before it is saved as a document or as a table. */
export default function StatementsScreen() {
  const words = useMessages(statementMessages);
  const isNarrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  const [period, setPeriod] = useState<PeriodName>('month');
  const [own, setOwn] = useState<Days>({ from: '', to: '' });
  const [openedAt] = useState(() => Date.now());
  const answer = useWallets();
  const wallets = answer.data ?? [];
  const wallet = wallets.find(({ id }) => id === search.get('wallet')) ?? primaryWallet(wallets);
  const days = period === 'days' ? own : daysOf(period, openedAt);
  const isChosen = days.from !== '' && days.to !== '';

  function choose(id: string) {
    const next = new URLSearchParams(search);
    next.set('wallet', id);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="flex flex-col gap-3 px-3.5 pt-1 pb-8 md:max-w-[560px] md:px-0">
      {!isNarrow && <h1 className="text-t1">{words.title}</h1>}
      <p className="text-ink-2">{words.lead}</p>
      <WalletsFailed wallets={answer} />
      {answer.isPending && <Skeleton className="h-11 w-3/4 rounded-full!" />}
      {/* Also where there is only one: whose statement this is stands above it, and what is below never moves. */}
      {wallet && (
        <Chips
          legend={words.wallet}
          name="wallet"
          options={Object.fromEntries(wallets.map(({ id, currency }) => [id, currencyName(currency)]))}
          value={wallet.id}
          onChange={choose}
        />
      )}
      <Chips legend={words.period} name="period" options={words.periods} value={period} onChange={setPeriod} />
      {period === 'days' && (
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map(end => (
            <Field key={end} label={words[end]}>
              <TextInput
                type="date"
                value={own[end]}
                onChange={event => setOwn({ ...own, [end]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      )}
      {answer.isPending && isChosen && <PreviewShape />}
      {wallet && isChosen && <Preview key={wallet.id} wallet={wallet} days={days} />}
      {!isChosen && <p className="text-small text-ink-2">{words.pickDays}</p>}
    </div>
  );
}

function Preview({ wallet, days }: { wallet: Wallet; days: Days }) {
  const words = useMessages(statementMessages);
  const query = { wallet_id: wallet.id, ...days };
  const answer = useRoute(showStatement, { query });
  const save = useMutation({
    mutationFn: (format: 'pdf' | 'csv') => saveStatement(query, { format, currency: wallet.currency }),
    onSuccess: () => toast(words.saved),
  });
  if (answer.isError) {
    return (
      <Banner
        tone="bad"
        title={refusalText(answer.error, { fallback: words.failed })}
        action={
          <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
            {words.retry}
          </button>
        }
      />
    );
  }
  if (answer.isPending || answer.data instanceof Uint8Array) return <PreviewShape />;
  const { opening_balance: opening, closing_balance: closing, money_in: moneyIn, money_out: moneyOut } = answer.data;
  const { fees, count, currency } = answer.data;
  const amount = (figure: string) => <Amount amount={figure} currency={currency} look="flow" />;
  return (
    <>
      <dl className={`panel px-4.5 py-1 ${answer.isPlaceholderData ? 'opacity-60' : ''}`} aria-live="polite">
        <SummaryRow label={words.opening}>{amount(opening)}</SummaryRow>
        <SummaryRow label={words.moneyIn} detail={words.count(count)}>
          {amount(moneyIn)}
        </SummaryRow>
        <SummaryRow label={words.moneyOut}>{amount(moneyOut)}</SummaryRow>
        <SummaryRow label={words.fees}>{amount(fees)}</SummaryRow>
        <SummaryRow label={words.closing} isStrong>
          {amount(closing)}
        </SummaryRow>
      </dl>
      <div className="mt-1 flex flex-col gap-2.5 sm:flex-row">
        {(['pdf', 'csv'] as const).map(format => (
          <Button
            key={format}
            look={format === 'pdf' ? 'gold' : 'line'}
            icon={format === 'pdf' ? <FileText /> : <Table />}
            isWide
            isLoading={save.isPending && save.variables === format}
            loadingLabel={words.making}
            onClick={() => save.mutate(format)}
          >
            {words[format]}
          </Button>
        ))}
      </div>
      {save.error && (
        <p role="alert" className="text-small font-medium text-bad">
          {refusalText(save.error, { fallback: words.failed })}
        </p>
      )}
    </>
  );
}

function PreviewShape() {
  const words = useMessages(statementMessages);
  return (
    <Loading text={words.loading}>
      <Skeleton className="h-[230px] rounded-card" />
      <Skeleton className="mt-4 h-13 rounded-full" />
    </Loading>
  );
}

type Query = Days & { wallet_id: string };

async function saveStatement(query: Query, { format, currency }: { format: 'pdf' | 'csv'; currency: string }) {
  const file = await fetchFile(`/api/statements?${new URLSearchParams({ ...query, format })}`);
  saveFile(file, `wura-${currency}-${query.from}-${query.to}.${format}`);
}
