import { Avatar } from '@wura/ui/avatar';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { EmptyState } from '@wura/ui/empty-state';
import { Flag } from '@wura/ui/flag';
import { IconButton } from '@wura/ui/icon-button';
import { Mark } from '@wura/ui/mark';
import { Meter } from '@wura/ui/meter';
import { Motif, type MotifName } from '@wura/ui/motif';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { StatusChip } from '@wura/ui/status-chip';
import { StepBars, Stepper } from '@wura/ui/stepper';
import { Tile } from '@wura/ui/tile';
import { toast } from '@wura/ui/toast';
import { Bell, RotateCw, Smartphone, Zap } from 'lucide-react';
import { useState } from 'react';
import { Section } from './gallery-section.tsx';

const motifs: MotifName[] = ['feather', 'crossroads', 'spiral', 'mirror', 'house', 'cowrie', 'corn', 'wave'];
const codes =
  'NGN USD EUR GBP USDT CAD KES GHS ZAR AUD CNY JPY INR AED CHF XOF XAF NZD SEK DKK NOK PLN UGX TZS RWF ETB EGP MAD ZMW BRL MXN SAR QAR TRY SGD HKD KRW MYR THB PHP IDR DE FR ABC';

export function GallerySmall() {
  const [isWarned, setWarned] = useState(true);
  return (
    <>
      <Section title="Status chip and stepper">
        <div className="flex flex-wrap gap-2.5">
          <StatusChip status="completed" label="Completed" />
          <StatusChip status="pending" label="Pending" />
          <StatusChip status="failed" label="Failed" />
          <StatusChip status="refunded" label="Failed, refunded" />
          <StatusChip status="under_review" label="Under review" />
          <StatusChip status="unknown" label="Unknown" />
        </div>
        <div className="my-6">
          <Stepper label="Steps" doneText="done" labels={['Info', 'Security', 'Address']} current={1} />
        </div>
        <StepBars count={3} current={1} label="Step 2 of 3: review" />
      </Section>
      <Section title="Brand, people, categories">
        <div className="flex flex-wrap items-center gap-3">
          <Mark name="Wura" />
          <Mark sizePx={24} name="Wura" />
          <Avatar name="Adaeze Nwosu" />
          <Avatar name="Ṣadé Ẹniọlá" size={52} />
          <Avatar name="ɓala ƙwari" size={36} />
          <Tile icon={<Zap />} />
          <Tile icon={<Smartphone />} size={52} look="raised" />
          <Tile icon={<Smartphone />} size={52} look="cloth" />
          <Tile monogram="FB" size={36} colour={{ fill: '#203973', ink: '#fff' }} />
          <Tile monogram="ZB" />
          <IconButton label="Notifications, 1 new" icon={<Bell />} hasNews />
          <IconButton label="Refresh wallets" icon={<RotateCw />} />
        </div>
        <p className="mt-4 mb-2 text-note">1 percent of today's limit used</p>
        <Meter percent={1.2} label="1 percent of today's limit used" />
      </Section>
      <Section title="Flags">
        <ul className="flex flex-wrap gap-2">
          {codes.split(' ').map(code => (
            <li key={code} className="text-center text-micro text-ink-2">
              <Flag code={code} />
              {code}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Motifs">
        <div className="flex flex-wrap gap-2">
          {motifs.map(name => (
            <Motif key={name} name={name} />
          ))}
        </div>
      </Section>
      <Section title="Banner and toast">
        <div className="grid gap-2.5">
          {isWarned && (
            <Banner
              tone="bad"
              title="Failed to fetch wallets"
              action={<button type="button">Try again</button>}
              onDismiss={() => setWarned(false)}
              dismissLabel="Dismiss"
            >
              Your money is safe.
            </Banner>
          )}
          <Banner
            tone="wait"
            title="Pending. Ikeja Electric has not answered yet."
            onDismiss={() => {}}
            dismissLabel="Dismiss"
          >
            It will be delivered or refunded by 11:15. Do not pay again.
          </Banner>
          <Banner tone="ok" title="Refunded" onDismiss={() => {}} dismissLabel="Dismiss">
            ₦2,000.00 is back in your naira wallet.
          </Banner>
          <Banner tone="info" isNote title="Finish verification to raise your limits" />
        </div>
        <Button look="line" size={44} className="mt-3" onClick={() => toast('Account number copied')}>
          Copy account number
        </Button>
      </Section>
      <Section title="Skeleton and empty state">
        <div className="panel mb-6">
          <Loading text="Loading wallets...">
            <SkeletonRows />
          </Loading>
        </div>
        <div className="panel">
          <EmptyState
            motif="feather"
            title="No transactions found"
            action={
              <Button look="line" size={44}>
                Clear filters
              </Button>
            }
          >
            Nothing matches “Failed” in this wallet.
          </EmptyState>
        </div>
      </Section>
    </>
  );
}
