import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { Checkbox } from '@wura/ui/checkbox';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { keptNameMessages } from './kept-name-messages.ts';

/** Whether the sender has still to say that they mean the new name. Nothing was kept, or the same: nothing is asked. */
export function useKeptNameQuestion(names: Names | undefined) {
  const [answered, setAnswered] = useState<string>();
  const asked = names?.kept === undefined ? undefined : `${names.kept}\n${names.now}`;
  return {
    names,
    // An answer is about these two names and no others.
    isAnswered: asked === undefined || answered === asked,
    answer: (isMeant: boolean) => setAnswered(isMeant ? asked : undefined),
  };
}

interface Names {
  /** Under which it was saved, where that is another one. */
  readonly kept: string | undefined;
  readonly now: string;
}

/** Both names, said plainly, and a box that only the sender ticks: the account may have become another person's. */
export function KeptNameQuestion({ question }: { question: ReturnType<typeof useKeptNameQuestion> }) {
  const words = useMessages(keptNameMessages);
  const { names, isAnswered, answer } = question;
  if (names?.kept === undefined) return null;
  return (
    <div className="my-3">
      <Banner isNote tone="bad" icon={TriangleAlert} title={words.title}>
        <p className="wrap-anywhere">{words.text(names.kept, names.now)}</p>
        <p className="mt-1">{words.ask}</p>
      </Banner>
      <Checkbox label={words.answer(names.now)} checked={isAnswered} onChange={event => answer(event.target.checked)} />
    </div>
  );
}
