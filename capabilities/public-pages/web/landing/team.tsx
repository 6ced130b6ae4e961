import { useMessages } from '@wura/browser/messages';
import { Pause, Play } from 'lucide-react';
import { SampleNote } from '../parts/sample-note.tsx';
import { teamMessages } from './about-messages.ts';
import { Portrait } from './portraits.tsx';

/**
 * Eight cards, which pass by once they have woken up. They stand still under a pointer, while one of them is focused and
 * when told to; where motion is unwelcome they are a row to scroll.
 */
export function Team() {
  const words = useMessages(teamMessages);
  return (
    <section aria-labelledby="team-title" className="section overflow-clip">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 id="team-title" className="section-title max-w-[780px]">
            {words.title}
          </h2>
          <p className="mt-5 text-item text-ink-2">{words.lead}</p>
          <SampleNote hasPeople className="mt-4" />
        </div>
        <button type="button" data-pauses="team" aria-pressed={false} className="btn btn-line btn-44 team-pause">
          <span className="when-playing">
            <Pause />
            {words.pause}
          </span>
          <span className="when-paused">
            <Play />
            {words.resume}
          </span>
        </button>
      </div>
      <div id="team" data-island="carousel" role="group" aria-label={words.carousel} className="team">
        <ul className="team-track">
          {words.people.map((person, at) => (
            <li key={person.name}>
              <Card {...person} at={at} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CardProps {
  name: string;
  position: string;
  quote: string;
  at: number;
}

function Card({ name, position, quote, at }: CardProps) {
  return (
    <article tabIndex={0} className="team-card">
      <div className="team-faces">
        <div className="team-face">
          <Portrait of={at} />
          <p className="px-5 pt-4">
            <b className="block text-row font-[580]">{name}</b>
            <span className="text-ink-2">{position}</span>
          </p>
        </div>
        <blockquote className="team-face team-back">
          <p>{quote}</p>
          <footer aria-hidden="true">{name}</footer>
        </blockquote>
      </div>
    </article>
  );
}
