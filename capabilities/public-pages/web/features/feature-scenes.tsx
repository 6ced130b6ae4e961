import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Cloth } from '@wura/ui/cloth';
import { Flag } from '@wura/ui/flag';
import { ArrowDownToLine, Landmark, WalletCards, Coins, CreditCard } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FeatureKey } from '../../feature-keys.ts';
import { CardPicture } from '../landing/card-picture.tsx';
import { sampleExchange } from '../landing/sample-exchange.ts';
import { BillScene, Paper, ReviewScene, Row } from '../landing/tour-scenes.tsx';
import { featureSceneMessages } from './scene-messages.ts';

/** The picture that hangs beside each page. */
export const featureScenes: Readonly<Record<FeatureKey, ComponentType>> = {
  transfers: ReviewScene,
  exchange: ExchangeScene,
  usdt: UsdtScene,
  'credit-cards': CardScene,
  bills: BillScene,
  deposit: DepositScene,
};

function ExchangeScene() {
  const words = useMessages(featureSceneMessages);
  const sample = sampleExchange();
  return (
    <Paper>
      <Side label={words.give} code="NGN" figure={sample.gives} />
      <div className="py-2">
        <Row label={words.fee(sample.percent)} value={sample.fee} />
        <Row label={words.converted} value={sample.converted} />
        <Row label={words.rate} value={sample.rate} />
      </div>
      <Side label={words.get} code="USD" figure={sample.gets} />
    </Paper>
  );
}

function Side({ label, code, figure }: { label: string; code: string; figure: string }) {
  return (
    <div className="flex items-center gap-3 rounded-2xl bg-sunken px-4 py-3">
      <div className="grow">
        <p className="text-small text-ink-2">{label}</p>
        <p className="money text-figure-md leading-tight font-[610]">{figure}</p>
      </div>
      <Flag code={code} size={36} />
    </div>
  );
}

function UsdtScene() {
  const words = useMessages(featureSceneMessages);
  return (
    <div className="grid w-[min(360px,100%)] gap-3">
      <div className="cloth-card on-cloth cloth-usdt p-6 shadow-[0_0_0_1px_rgb(255_255_255/.14)]">
        <Cloth
          cellPx={96}
          marginPx={14}
          columns={2}
          motifs={['spiral', 'crossroads', 'spiral', 'wave']}
          className="cloth top-0 right-0"
        />
        <p className="relative flex items-center gap-2.5">
          <Flag code="USDT" /> {words.tether}
        </p>
        <p className="money relative mt-8 text-figure-2xl leading-none font-[620]">
          {formatAmount('540.2500', 'USDT')}
        </p>
      </div>
      <Paper>
        <p className="text-small font-medium text-ink-2">{words.address}</p>
        <p className="mt-1.5 text-row leading-relaxed font-[580]">
          <b className="text-link">TQn9Y2</b> khEs Lr4e Wf8d Ku3p Xv1a Zb <b className="text-link">7mRt5c</b>
        </p>
      </Paper>
    </div>
  );
}

function CardScene() {
  return (
    <div className="w-[min(420px,100%)] pb-16">
      <CardPicture />
    </div>
  );
}

function DepositScene() {
  const words = useMessages(featureSceneMessages);
  const ways = [
    { Icon: CreditCard, label: words.card },
    { Icon: Landmark, label: words.bank },
    { Icon: Coins, label: words.crypto },
    { Icon: WalletCards, label: words.digital },
  ];
  return (
    <Paper>
      <ul>
        {ways.map(({ Icon, label }) => (
          <li key={label} className="flex items-center gap-3.5 border-b border-line py-2.5">
            <span className="grid size-10 place-items-center rounded-xl bg-sunken text-link">
              <Icon />
            </span>
            {label}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-center gap-3 rounded-control bg-ok-bg px-3.5 py-3 font-[580] text-ok">
        <ArrowDownToLine />
        <span className="grow">{words.arrived}</span>
        <span className="money-flow">{`+${formatAmount('20000.00', 'NGN')}`}</span>
      </p>
    </Paper>
  );
}
