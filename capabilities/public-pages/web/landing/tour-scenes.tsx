import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Cloth } from '@wura/ui/cloth';
import { Flag } from '@wura/ui/flag';
import type { MotifName } from '@wura/ui/motif';
import { StatusChip } from '@wura/ui/status-chip';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { sceneMessages } from './about-messages.ts';

// Drawn with the parts the wallet itself is made of, so that what is promised here is what will be seen there. All of it
// is a picture: the caption beside it says the same to a screen reader.

export function Paper({ children }: { children: ReactNode }) {
  return (
    <div data-theme="light" className="tour-paper">
      {children}
    </div>
  );
}

interface SampleWallet {
  code: string;
  cloth: string;
  name: string;
  amount: string;
  motifs: readonly MotifName[];
}

export function WalletsScene() {
  const words = useMessages(sceneMessages);
  const wallets: readonly SampleWallet[] = [
    { code: 'NGN', cloth: 'cloth-ngn', name: words.naira, amount: '486250.40', motifs: ['corn', 'wave'] },
    {
      code: 'USD',
      cloth: 'cloth-usd',
      name: words.dollars,
      amount: '1204.75',
      motifs: ['cowrie', 'house'],
    },
    {
      code: 'USDT',
      cloth: 'cloth-usdt',
      name: words.tether,
      amount: '540.2500',
      motifs: ['spiral', 'mirror'],
    },
  ];
  return (
    <div className="tour-wallets">
      {wallets.map(wallet => (
        <div key={wallet.code} className={`cloth-card on-cloth tour-wallet ${wallet.cloth}`}>
          <Cloth
            cellPx={72}
            marginPx={11}
            columns={2}
            motifs={[...wallet.motifs, ...wallet.motifs.toReversed()]}
            className="cloth right-0 -bottom-4"
          />
          <span className="relative flex items-center gap-2.5">
            <Flag code={wallet.code} />
            {wallet.name}
            <b className="money ml-auto text-figure-xs font-[620]">{formatAmount(wallet.amount, wallet.code)}</b>
          </span>
        </div>
      ))}
    </div>
  );
}

export function SendScene() {
  const words = useMessages(sceneMessages);
  return (
    <Paper>
      <Row label={words.bank} value="GTBank" />
      <p className="mt-3 text-small font-medium">{words.account}</p>
      <p className="control mt-1.5 money-flow">0123 456 789</p>
      <p className="mt-3 flex items-center gap-2.5 rounded-control bg-ok-bg px-3.5 py-3 font-[580] text-ok">
        <Check />
        TOLULOPE ADEYEMI
      </p>
    </Paper>
  );
}

export function ReviewScene() {
  const words = useMessages(sceneMessages);
  return (
    <Paper>
      <Row label={words.amount} value={naira('25000.00')} />
      <Row label={words.fee} value={naira('25.00')} />
      <Row label={words.vat} value={naira('1.88')} />
      <Row label={words.duty} value={naira('50.00')} />
      <Row label={words.total} value={naira('25076.88')} isStrong />
      <p className="btn btn-gold mt-4 w-full">{words.send(naira('25000.00'))}</p>
    </Paper>
  );
}

export function ReturnScene() {
  const words = useMessages(sceneMessages);
  return (
    <Paper>
      <div className="flex items-center justify-between">
        <span className="money text-figure-md font-[620] line-through">{naira('5000.00')}</span>
        <StatusChip status="refunded" label={words.refunded} />
      </div>
      <Row label={words.held} value="14:06:02" />
      <Row label={words.refused} value="14:06:17" />
      <Row label={words.returned} value="14:06:17" isStrong />
      <p className="mt-4 flex items-center gap-2.5 rounded-control bg-ok-bg px-3.5 py-3 font-[580] text-ok">
        <Undo2 />
        {words.back(naira('5000.00'))}
      </p>
    </Paper>
  );
}

export function BillScene() {
  const words = useMessages(sceneMessages);
  return (
    <Paper>
      <Row label={words.provider} value="Ikeja Electric" />
      <Row label={words.meter} value="0452 1187 634" />
      <p className="mt-3 text-small font-medium">{words.token}</p>
      <p className="money mt-1 text-figure-sm leading-snug font-[620] tracking-normal whitespace-normal">
        2391 8840 0127 5563 9014
      </p>
      <Row label={words.units} value="68.4 kWh" />
    </Paper>
  );
}

/** Amounts are written as the reader's language writes them, on pictures, too. */
function naira(amount: string): string {
  return formatAmount(amount, 'NGN');
}

export function Row({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <p className={`flex justify-between gap-4 border-b border-line py-2 ${isStrong ? 'font-[600]' : ''}`}>
      <span className={isStrong ? '' : 'text-ink-2'}>{label}</span>
      <span className="money-flow">{value}</span>
    </p>
  );
}
