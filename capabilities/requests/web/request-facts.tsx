import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Request } from '../contract.ts';
import { requestMessages } from './messages.ts';
import { StepChip } from './step-chip.tsx';
import { Talk } from './talk.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** How a kind reads what was asked for. */
export interface Shown {
  /** In the order of the form. */
  readonly fields: readonly string[];
  /** In a line. */
  title(asked: Request['asked']): string;
  label(field: string): string;
  value(field: string, text: string): string;
}

export function RequestFacts({ request, shown }: { request: Request; shown: Shown }) {
  const words = useMessages(requestMessages);
  return (
    <div className="pb-4">
      <p className="text-figure-xs leading-[1.25] font-strong wrap-anywhere">{shown.title(request.asked)}</p>
      <div className="mt-2 mb-4">
        <StepChip step={request.status} />
      </div>
      <Talk request={request} />
      <h3 className="mt-6 mb-1 text-entry">{words.progress}</h3>
      <ol>
        {request.steps.map(({ status, at }, index) => (
          <li
            key={at}
            aria-current={index === request.steps.length - 1 ? 'step' : undefined}
            className="flex justify-between gap-4 py-1.5 text-ink-2 aria-[current]:font-label aria-[current]:text-ink"
          >
            {words.steps[status]}
            <span className="money-flow text-small font-regular text-ink-2">{momentDate(at)}</span>
          </li>
        ))}
      </ol>
      <h3 className="mt-6 mb-1 text-entry">{words.asked}</h3>
      <dl>
        {shown.fields.map(field => {
          const text = request.asked[field];
          return (
            text !== undefined && (
              <SummaryRow key={field} label={shown.label(field)}>
                <span className="whitespace-pre-line">{shown.value(field, text)}</span>
              </SummaryRow>
            )
          );
        })}
      </dl>
      {request.can_withdraw && <WithdrawButton request={request} />}
    </div>
  );
}
