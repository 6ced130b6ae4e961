import { useMessages } from '@wura/browser/messages';
import { About } from '../landing/about.tsx';
import { Questions } from '../landing/questions.tsx';
import { Team } from '../landing/team.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { aboutPageMessages } from './messages.ts';

export function AboutScreen() {
  return (
    <>
      <About isPage />
      <Promises />
      <Team />
      <Questions />
      <CallToAction />
    </>
  );
}

function Promises() {
  const words = useMessages(aboutPageMessages);
  return (
    <section aria-labelledby="promises" className="section page-width">
      <h2 id="promises" className="section-title max-w-[640px]">
        {words.promisesTitle}
      </h2>
      <p className="mt-5 max-w-[560px] text-item text-ink-2">{words.promisesLead}</p>
      <ol className="promises">
        {words.promises.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-t3">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
