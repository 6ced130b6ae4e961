import { Avatar } from '@wura/ui/avatar';
import { Cloth } from '@wura/ui/cloth';
import { headerMotifs } from '@wura/ui/cloth-of';
import { DailyBars } from '@wura/ui/daily-bars';
import { Money } from '@wura/ui/money';
import { Receipt } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { Tile } from '@wura/ui/tile';
import { TransactionList, TransactionRow } from '@wura/ui/transaction-row';
import { WalletCard, WalletCardSkeleton, WalletRow, type WalletFace } from '@wura/ui/wallet-card';
import { Smartphone, Zap } from 'lucide-react';
import { useState } from 'react';
import { Section } from './gallery-section.tsx';

const said = { hiddenText: 'Balance hidden', unknownText: 'Balance unknown' };
const wallets: WalletFace[] = [
  {
    currency: 'NGN',
    name: 'Naira',
    detail: '2041 998 307',
    symbol: '₦',
    balance: '486250.40',
    spoken: '486,250 naira 40 kobo',
    ...said,
  },
  { currency: 'USD', name: 'US dollar', detail: 'USD', symbol: '$', balance: '1204.18', ...said },
  { currency: 'GBP', name: 'British pound', detail: 'GBP', symbol: '£', balance: '9312999312.50', ...said },
  { currency: 'USDT', name: 'Tether', detail: 'USDT, TRC-20', symbol: '₮', balance: '540.25', minorDigits: 4, ...said },
  { currency: 'EUR', name: 'Euro', detail: 'EUR', symbol: '€', balance: '20', isHidden: true, ...said },
  { currency: 'KES', name: 'Kenyan shilling', detail: 'KES', symbol: 'KSh', balance: undefined, ...said },
];
const days = Array.from({ length: 30 }, (_, at) => ({
  day: `${((at + 21) % 31) + 1} ${at < 10 ? 'Oct' : 'Nov'}`,
  moneyIn: at % 4 === 1 ? '0' : String((at * 7919) % 60000),
  moneyOut: String((at * 104729) % 42000),
  inText: `₦${((at * 7919) % 60000).toLocaleString('en-NG')}.00`,
  outText: `₦${((at * 104729) % 42000).toLocaleString('en-NG')}.00`,
}));

export function GalleryMoney() {
  const [selected, setSelected] = useState('NGN');
  return (
    <div className="mt-11 grid gap-11">
      <Section title="Wallet cards">
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {wallets.map(wallet => (
            <WalletCard
              key={wallet.currency}
              {...wallet}
              balanceLabel="Available balance"
              activeLabel="Active"
              primaryLabel={wallet.currency === 'NGN' ? 'Primary' : undefined}
              isSelected={selected === wallet.currency}
              onSelect={() => setSelected(wallet.currency)}
            />
          ))}
          <WalletCardSkeleton />
        </div>
        <div className="mt-6 flex gap-3 overflow-x-auto p-1" tabIndex={0} role="group" aria-label="Small wallet cards">
          {wallets.map(wallet => (
            <WalletCard
              key={wallet.currency}
              size="mobile"
              {...wallet}
              activeLabel="Active"
              primaryLabel={wallet.currency === 'NGN' ? 'Primary' : undefined}
              isSelected={selected === wallet.currency}
              onSelect={() => setSelected(wallet.currency)}
            />
          ))}
          <WalletCardSkeleton size="mobile" />
        </div>
        <div className="mt-6 grid gap-4 md:grid-cols-2">
          {wallets.slice(2).map(wallet => (
            <WalletRow key={wallet.currency} to="/wallet" {...wallet} />
          ))}
        </div>
      </Section>
      <div className="grid items-start gap-11 md:grid-cols-2">
        <Section title="Transactions">
          <div className="panel overflow-hidden">
            <Transactions />
          </div>
        </Section>
        <Section title="Daily bars">
          <div className="panel p-5">
            <DailyBars
              days={days}
              summary="Money in and out each day, 22 October to 20 November. In ₦842,300.00, out ₦517,849.25."
              tableLabels={{
                toggle: 'View as table',
                caption: 'Money in and out each day',
                day: 'Day',
                moneyIn: 'Money in',
                moneyOut: 'Money out',
              }}
              footer={['22 Oct', '38 transactions', '20 Nov']}
            />
          </div>
        </Section>
        <Section title="Receipt">
          <div className="max-w-[350px]">
            <Receipts />
          </div>
        </Section>
        <Section title="Mobile header cloth and money">
          <div className="cloth-card cloth-ngn on-cloth h-[252px] max-w-[390px] p-5">
            <Cloth
              cellPx={84}
              marginPx={10}
              columns={4}
              motifs={headerMotifs}
              className="cloth cloth-header -top-[30px] -right-[46px]"
            />
            <p className="relative text-on-cloth-2">Total Balance in NGN</p>
            <Money amount="3609423.86" symbol="₦" look="big" className="relative text-figure-2xl font-strong" />
          </div>
          <p className="mt-4 grid gap-1">
            <Money amount="25000" symbol="₦" look="big" className="text-figure-3xl leading-[1.1] font-[610]" />
            <Money amount="-2000" symbol="₦" sign="movement" />
            <Money amount="2000" symbol="₦" sign="movement" className="text-ok" />
          </p>
        </Section>
      </div>
    </div>
  );
}

function Transactions() {
  return (
    <TransactionList label="Recent transactions">
      <li>
        <TransactionRow
          to="/t/1"
          lead={<Avatar name="Tolulope Adebayo" />}
          title="Tolulope Adebayo"
          detail="Sent to GTBank, 0123 456 789"
          amount="-25000.00"
          symbol="₦"
          time="Today, 14:06"
        />
      </li>
      <li>
        <TransactionRow
          to="/t/2"
          lead={<Avatar name="Chinedu Okafor" />}
          title="Chinedu Okafor"
          detail="Received from Wura 2041 773 052"
          amount="60000"
          symbol="₦"
          time="Today, 11:32"
        />
      </li>
      <li>
        <TransactionRow
          to="/t/3"
          lead={<Tile icon={<Zap />} />}
          title="Ikeja Electric"
          detail="Electricity, meter 4510 2288 019"
          amount="-15000"
          symbol="₦"
          time="Today, 09:15"
          chip={<StatusChip status="pending" label="Pending" />}
        />
      </li>
      <li>
        <TransactionRow
          to="/t/4"
          lead={<Tile icon={<Smartphone />} />}
          title="MTN airtime"
          detail="0803 441 2219"
          amount="-2000"
          symbol="₦"
          time="Yesterday, 20:48"
          isVoid
          chip={<StatusChip status="refunded" label="Failed, refunded" />}
        />
      </li>
      <li>
        <TransactionRow
          to="/t/5"
          lead={<Avatar name="Ṣadé Ẹniọlá" />}
          title="Ṣadé Ẹniọlá"
          detail="Received from Wura 2041 009 644"
          amount="18500"
          symbol="₦"
          time="Wed 18 Nov"
        />
      </li>
    </TransactionList>
  );
}

function Receipts() {
  return (
    <>
      <Receipt
        label="Receipt"
        brandName="Wura"
        chip={<StatusChip status="completed" label="Completed" />}
        amount={<Money amount="25000" symbol="₦" look="big" />}
        rows={[
          {
            label: 'To',
            value: 'Adebayo Tolulope Grace',
            detail: <span className="money-flow">GTBank, 0123 456 789</span>,
          },
          { label: 'From', value: 'Adaeze Nwosu', detail: <span className="money-flow">Wura, 2041 998 307</span> },
          { label: 'Fee', value: <Money amount="26.88" symbol="₦" /> },
          { label: 'Remark', value: 'November rent balance' },
          { label: 'Date', value: 'Fri 20 Nov 2026, 14:06:31' },
          {
            label: 'Reference',
            value: 'WUR 8K2Q 41XT 907',
            copy: { value: 'WUR8K2Q41XT907', label: 'Copy reference', copied: 'Copied' },
          },
        ]}
      />
      <div className="mt-6">
        <Receipt
          label="Pending receipt"
          brandName="Wura"
          band="PENDING"
          chip={<StatusChip status="pending" label="Pending" />}
          amount={<Money amount="25000" symbol="₦" look="big" />}
          rows={[{ label: 'To', value: 'Adebayo Tolulope Grace' }]}
        />
      </div>
    </>
  );
}
