import { Check } from 'lucide-react';

type StepperProps = {
  labels: readonly string[];
  /** Counted from zero. */
  current: number;
  /** Names the list: "Steps". */
  label: string;
  /** Said after the label of a step that is behind: "done". */
  doneText: string;
};

export function Stepper({ labels, current, label, doneText }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-y-2 text-note font-label">
      {labels.map((text, at) => (
        <li
          key={text}
          aria-current={at === current ? 'step' : undefined}
          className={`flex items-center gap-2 not-first:grow md:not-first:grow-0 not-first:before:mx-1 not-first:before:w-2 not-first:before:max-w-[34px] not-first:before:grow md:not-first:before:mx-2.5 md:not-first:before:w-[34px] not-first:before:border-t-2 not-first:before:border-dotted not-first:before:border-(--teru-400) ${at > current ? 'text-ink-2' : ''}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-7 place-items-center rounded-full text-small font-display ${numberTone(at, current)}`}
          >
            {at < current ? <Check className="size-[15px]" /> : at + 1}
          </span>
          {text}
          {at < current && <span className="sr-only">{doneText}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Three short bars for a money flow, where the steps name themselves. */
export function StepBars({ count, current, label }: { count: number; current: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex gap-1.5">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className={`bar-fill h-1 grow rounded-full ${at <= current ? 'bg-solid' : 'bg-line'}`} />
      ))}
    </div>
  );
}

function numberTone(at: number, current: number): string {
  if (at < current) return 'bg-ok-bg text-ok';
  return at === current ? 'bg-solid text-on-solid' : 'bg-sunken text-ink-2';
}
