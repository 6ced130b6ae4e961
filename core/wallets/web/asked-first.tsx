import { Banner } from '@wura/ui/banner';
import { Checkbox } from '@wura/ui/checkbox';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface Answer {
  readonly isAnswered: boolean;
  readonly answer: (isMeant: boolean) => void;
}

/** Whether the sender has still to say that they mean it. `asked` is what it is about: an answer is about that and nothing else. */
export function useAnswer(asked: string | undefined): Answer {
  const [answered, setAnswered] = useState<string>();
  return {
    isAnswered: asked === undefined || answered === asked,
    answer: isMeant => setAnswered(isMeant ? asked : undefined),
  };
}

interface AskedFirstProps {
  tone: 'bad' | 'wait';
  icon: LucideIcon;
  title: string;
  /** What they say by ticking the box. */
  label: string;
  question: Answer;
  children: ReactNode;
}

/** What is read before a payment can be made, and a box that only the sender ticks. */
export function AskedFirst({ tone, icon, title, label, question: { isAnswered, answer }, children }: AskedFirstProps) {
  return (
    <div className="my-3">
      <Banner isNote tone={tone} icon={icon} title={title}>
        {children}
      </Banner>
      <Checkbox label={label} checked={isAnswered} onChange={event => answer(event.target.checked)} />
    </div>
  );
}
