import { useMessages } from '@wura/browser/messages';
import { TriangleAlert } from 'lucide-react';
import { AskedFirst, useAnswer } from './asked-first.tsx';
import { keptNameMessages } from './kept-name-messages.ts';

/** Whether the sender has still to say that they mean the new name. Nothing was kept, or the same: nothing is asked. */
export function useKeptNameQuestion(names: Names | undefined) {
  return { names, ...useAnswer(names?.kept === undefined ? undefined : `${names.kept}\n${names.now}`) };
}

interface Names {
  /** Under which it was saved, where that is another one. */
  readonly kept: string | undefined;
  readonly now: string;
}

/** Both names, said plainly: the account may have become another person's. */
export function KeptNameQuestion({ question }: { question: ReturnType<typeof useKeptNameQuestion> }) {
  const words = useMessages(keptNameMessages);
  const { names } = question;
  if (names?.kept === undefined) return null;
  return (
    <AskedFirst tone="bad" icon={TriangleAlert} title={words.title} label={words.answer(names.now)} question={question}>
      <p className="wrap-anywhere">{words.text(names.kept, names.now)}</p>
      <p className="mt-1">{words.ask}</p>
    </AskedFirst>
  );
}
