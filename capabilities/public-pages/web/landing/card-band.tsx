import { useMessages } from '@wura/browser/messages';
import { Check } from 'lucide-react';
import { partsMessages } from '../parts/messages.ts';
import { PageButton } from '../parts/page-link.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { CardPicture } from './card-picture.tsx';
import { cardMessages } from './messages.ts';

export function CardBand() {
  const words = useMessages(cardMessages);
  const parts = useMessages(partsMessages);
  return (
    <section aria-labelledby="card-title" className="on-cloth section-band bg-(--ewe-800) text-on-cloth">
      <div className="page-width grid items-center gap-x-[110px] gap-y-24 py-24 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:pt-[104px] lg:pb-[150px]">
        <CardPicture />
        <div>
          <h2 id="card-title" className="section-title">
            {words.title}
          </h2>
          <p className="mt-4 max-w-[460px] text-item text-[#cfe3d8]">{words.text}</p>
          <ul className="mt-7 mb-9 grid gap-3 text-row">
            {words.points.map(point => (
              <li key={point} className="flex items-center gap-3">
                <Check className="stroke-[2.4] text-(--wura-300)" />
                {point}
              </li>
            ))}
          </ul>
          <PageButton to="/features?credit-cards">
            {parts.learnMore}
            <span className="sr-only"> {parts.about(words.title)}</span>
          </PageButton>
          <SampleNote className="sample-on-cloth mt-6" />
        </div>
      </div>
    </section>
  );
}
