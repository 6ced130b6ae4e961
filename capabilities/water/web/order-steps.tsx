import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { Check } from 'lucide-react';
import type { WaterOrder } from '../contract.ts';
import { deliverySteps, type DeliveryStep } from '../steps.ts';
import { orderMessages } from './messages.ts';

/** The way from placed to delivered, with when each was reached and what was said; a cancelled one ends where it ended. */
export function OrderSteps({ order: { status, steps } }: { order: WaterOrder }) {
  const words = useMessages(orderMessages);
  const reached = (step: DeliveryStep) => steps.filter(each => each.status === step);
  const way = deliverySteps.filter(step => (status === 'cancelled' ? reached(step).length > 0 : step !== 'cancelled'));
  return (
    <>
      <h3 className="mt-6 mb-2 text-entry">{words.progress}</h3>
      <ol>
        {way.map(step => {
          const told = reached(step);
          const isReached = told.length > 0;
          return (
            <li
              key={step}
              aria-current={step === status ? 'step' : undefined}
              className="relative pb-4 pl-9 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[11px] not-last:before:border-l-2 not-last:before:border-dotted not-last:before:border-(--teru-400)"
            >
              <span
                aria-hidden="true"
                className={`absolute top-0 left-0 grid size-6 place-items-center rounded-full ${isReached ? 'bg-solid text-on-solid' : 'border border-control'}`}
              >
                {isReached && <Check className="size-3.5 stroke-3" />}
              </span>
              <span className="flex justify-between gap-4">
                <span className={step === status ? 'font-label' : 'text-ink-2'}>{words.steps[step]}</span>
                {told[0] && <span className="money-flow text-small text-ink-2">{momentDate(told[0].at)}</span>}
              </span>
              {told.flatMap(({ at, note }) =>
                note === null
                  ? []
                  : [
                      <span key={at} className="mt-1 block text-small whitespace-pre-line text-ink-2">
                        {note}
                      </span>,
                    ],
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
