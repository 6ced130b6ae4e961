import { digitMarks, groupDigits } from '@wura/money/digits';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useLanguage } from '@wura/browser/use-language';
import { Cloth } from '@wura/ui/cloth';
import type { MotifName } from '@wura/ui/motif';
import { ArrowDownToLine, Play } from 'lucide-react';
import { heroFigures } from '../../sample-figures.ts';
import { PageButton } from '../parts/page-link.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { CountryBadge } from './country-badge.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import { heroMessages } from './messages.ts';

const motifs: readonly MotifName[] = [
  ...(['wave', 'crossroads', 'mirror', 'cowrie', 'corn', 'spiral', 'house'] as const),
  ...(['cowrie', 'wave', 'crossroads', 'mirror', 'cowrie', 'feather', 'wave'] as const),
  ...(['feather', 'house', 'corn', 'house', 'spiral', 'mirror', 'crossroads'] as const),
  ...(['crossroads', 'mirror', 'spiral', 'cowrie', 'corn', 'house', 'spiral'] as const),
  ...(['corn', 'spiral', 'feather', 'wave', 'crossroads', 'cowrie', 'feather'] as const),
  ...(['house', 'cowrie', 'wave', 'mirror', 'feather', 'spiral', 'mirror'] as const),
];

export function Hero() {
  const words = useMessages(heroMessages);
  return (
    <section id="home" aria-labelledby="hero-title" className="hero">
      <div className="hero-words">
        <CountryBadge />
        <h1 id="hero-title" className="hero-title">
          {words.title.map(line => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-[520px] text-[clamp(17px,1.35vw,19px)] leading-normal text-ink-2">{words.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageButton to="/register" size={56}>
            {words.start}
          </PageButton>
          <button type="button" data-opens="tour" className="needs-script btn btn-line btn-56">
            <Play className="fill-current" />
            {words.demo}
          </button>
        </div>
        <Counters />
      </div>
      <div className="hero-cloth on-cloth">
        <div className="hero-fabric cloth-ngn bg-cloth-ngn">
          <Cloth cellPx={142} marginPx={23} columns={7} motifs={motifs} className="cloth cloth-plain hero-motifs" />
          <ExchangeCard />
          <Paid />
        </div>
        <div aria-hidden="true" className="scallop bg-cloth-ngn" />
      </div>
    </section>
  );
}

/** The final figures stand in the page from the start; a script lets them rise to it once they are seen. */
function Counters() {
  const words = useMessages(heroMessages);
  const marks = digitMarks[useLanguage()];
  return (
    <div className="mt-12">
      <ul className="counters" data-island="count-up">
        {(['users', 'transactions', 'countries'] as const).map(name => (
          <li key={name}>
            <b className="counter money" data-figure={name} data-to={heroFigures[name]}>
              {groupDigits(String(heroFigures[name]), marks)}
            </b>
            <span className="text-note text-ink-2">{words.counters[name]}</span>
          </li>
        ))}
      </ul>
      <SampleNote isOfOurs className="mt-4" />
    </div>
  );
}

/** What the cloth is for: money that arrives. A picture, and nothing for a screen reader. */
function Paid() {
  const words = useMessages(heroMessages);
  return (
    <div aria-hidden="true" data-theme="light" className="hero-paid">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-ok-bg text-ok">
        <ArrowDownToLine />
      </span>
      <span className="leading-[1.3]">
        <b className="block">{words.paid}</b>
        <span className="text-small text-ink-2">{words.paidFor}</span>
      </span>
      <span className="money-flow ml-auto font-display text-ok stretch-display">
        {`+${formatAmount('320.00', 'USD')}`}
      </span>
    </div>
  );
}
