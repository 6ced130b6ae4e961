import { useMessages } from '@wura/browser/messages';
import { Award, Globe, Lightbulb, ShieldCheck, TrendingUp, Users, type LucideIcon } from 'lucide-react';
import { SampleNote } from '../parts/sample-note.tsx';
import { aboutMessages } from './about-messages.ts';

/** Where Wura comes from and what it is for: on the landing page, and with more around it on a page of its own. */
export function About({ isPage = false }: { isPage?: boolean }) {
  const words = useMessages(aboutMessages);
  const [Title, Below] = isPage ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <section id="about" aria-labelledby="about-title" className={`page-width ${isPage ? 'pt-10 md:pt-16' : 'section'}`}>
      <Title id="about-title" className={isPage ? 'page-title' : 'section-title'}>
        {words.title}
      </Title>
      <p className="mt-5 max-w-[560px] text-item text-ink-2">{words.lead}</p>
      <div className="mt-12 grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Story Title={Below} />
        <WhyChoose Title={Below} />
      </div>
      <Achievements Title={Below} />
    </section>
  );
}

interface Part {
  /** One level below that of the section. */
  Title: 'h2' | 'h3';
}

function Story({ Title }: Part) {
  const words = useMessages(aboutMessages);
  return (
    <div>
      <Title className="text-t2">{words.storyTitle}</Title>
      {words.story.map((paragraph, at) => (
        <p key={at} className={at === 0 ? 'story-first' : 'mt-5 text-lead text-ink-2'}>
          {paragraph}
        </p>
      ))}
      <div className="mt-10 grid gap-x-10 gap-y-8 border-t-2 pt-8 rule-dotted sm:grid-cols-2">
        <div>
          <Title className="text-t3">{words.missionTitle}</Title>
          <p className="mt-2 text-ink-2">{words.mission}</p>
        </div>
        <div>
          <Title className="text-t3">{words.visionTitle}</Title>
          <p className="mt-2 text-ink-2">{words.vision}</p>
        </div>
      </div>
    </div>
  );
}

const reasons = [Lightbulb, ShieldCheck, Globe];

function WhyChoose({ Title }: Part) {
  const words = useMessages(aboutMessages);
  return (
    <div className="self-start rounded-[24px] bg-surface p-7 shadow-1 sm:p-9">
      <Title className="text-t2">{words.whyTitle}</Title>
      <ul className="mt-6 grid gap-7">
        {words.why.map(({ title, text }, at) => {
          const Icon = reasons[at]!;
          return (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 flex-none place-items-center rounded-control bg-sunken text-link">
                <Icon />
              </span>
              <div>
                <b className="text-row font-[580]">{title}</b>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {/* Its own, because the one below goes away with figures that are not these. */}
      <SampleNote className="mt-7" />
    </div>
  );
}

const achievements: readonly { name: 'customers' | 'uptime' | 'awards' | 'countries'; Icon: LucideIcon }[] = [
  { name: 'customers', Icon: Users },
  { name: 'uptime', Icon: TrendingUp },
  { name: 'awards', Icon: Award },
  { name: 'countries', Icon: Globe },
];

function Achievements({ Title }: Part) {
  const words = useMessages(aboutMessages);
  return (
    <div className="mt-16">
      <Title className="sr-only">{words.achievements}</Title>
      <ul className="achievements">
        {achievements.map(({ name, Icon }) => (
          <li key={name}>
            <Icon className="size-6 text-brand-text" />
            <b className="money" data-figure={name}>
              {words.figures[name].figure}
            </b>
            <span className="text-ink-2">{words.figures[name].label}</span>
          </li>
        ))}
      </ul>
      <SampleNote isOfOurs className="mt-5" />
    </div>
  );
}
