import { Check, Clock, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-wiring.tsx';

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  /** Quiet help that always shows, unless one of the three below has something to say. */
  helper?: ReactNode;
  error?: ReactNode;
  /** Allowed, but worth a second look: over today's limit, a late rate. */
  caution?: ReactNode;
  /** Good news about the value: the name behind an account number. */
  ok?: ReactNode;
  /** Right end of the line below: a counter, "Use all". */
  aside?: ReactNode;
  /** Right end of the label line: "Forgot password?". */
  labelAside?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
};

export function Field({ label, children, helper, error, caution, ok, aside, labelAside, id, className }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? caution ?? ok ?? helper;
  const wiring = {
    id: controlId,
    describedBy: note === undefined || note === null || note === '' ? undefined : noteId,
    isInvalid: Boolean(error),
    isCautioned: !error && Boolean(caution),
  };
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 [--reach:-14px_-8px_-6px]">
        <label htmlFor={controlId} className="text-small font-medium">
          {label}
        </label>
        {labelAside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {(wiring.describedBy || aside) && (
        <div className="mt-1.5 flex justify-between gap-3 text-small">
          <p id={noteId} className={noteTone({ error, caution, ok })}>
            {error ? <TriangleAlert /> : caution ? <Clock /> : ok ? <Check /> : null}
            <span>{note}</span>
          </p>
          {aside && <div className="shrink-0 text-ink-2 [--reach:-6px_-8px_-14px]">{aside}</div>}
        </div>
      )}
    </div>
  );
}

function noteTone({ error, caution, ok }: { error: ReactNode; caution: ReactNode; ok: ReactNode }): string {
  const shape = 'flex gap-1.5 [&_.lucide]:mt-[2px] [&_.lucide]:size-[15px]';
  if (error) return `${shape} font-medium text-bad`;
  if (caution) return `${shape} font-medium text-wait`;
  if (ok) return `${shape} font-medium text-ok`;
  return `${shape} text-ink-2`;
}
