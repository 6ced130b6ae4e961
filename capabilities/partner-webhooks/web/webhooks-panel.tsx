import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { StepUpForm, type StepUpProof } from '@wura/identity/web/step-up-form';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { Dialog } from '@wura/ui/dialog';
import { toast } from '@wura/ui/toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { EndpointOnWire } from '../contract.ts';
import { endpointsMax } from '../rules.ts';
import { changeEndpoint, listEndpoints, makeEndpoint, removeEndpoint, renewSecret, sendTest } from './calls.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import { EndpointForm, type Wanted } from './endpoint-form.tsx';
import { webhookMessages } from './messages.ts';

/** What is open above the list. */
type Step =
  | { at: 'form' }
  | { at: 'proof'; wanted: Wanted }
  | { at: 'secret'; secret: string }
  | { at: 'change'; of: EndpointOnWire }
  | { at: 'proof of change'; of: EndpointOnWire; wanted: Wanted }
  | { at: 'renew'; of: EndpointOnWire }
  | { at: 'remove'; of: EndpointOnWire }
  | { at: 'log'; of: EndpointOnWire };

/** Under the keys of a customer's programs: where those are told what happens. */
export default function WebhooksPanel() {
  const words = useMessages(webhookMessages);
  const queries = useQueryClient();
  const list = useRoute(listEndpoints, {});
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listEndpoints) });
  const endpoints = list.data?.data ?? [];
  // Before there is a key there is no program, and nothing to say.
  if (!list.data || (!list.data.may_make && endpoints.length === 0)) return null;

  async function make(wanted: Wanted, proof: StepUpProof) {
    const { secret } = await call(makeEndpoint, { body: { ...wanted, ...proof } });
    setStep({ at: 'secret', secret });
    await refresh();
  }
  async function change(of: EndpointOnWire, wanted: Wanted, proof: StepUpProof = {}) {
    try {
      await call(changeEndpoint, { params: { id: of.id }, body: { ...wanted, ...proof } });
    } catch (error) {
      const isAsked = error instanceof CallError && error.code === 'step_up_required';
      if (!isAsked || Object.keys(proof).length > 0) throw error;
      return setStep({ at: 'proof of change', of, wanted });
    }
    close();
    toast(words.saved);
    await refresh();
  }
  async function renew(of: EndpointOnWire, proof: StepUpProof) {
    const { secret } = await call(renewSecret, { params: { id: of.id }, body: proof });
    setStep({ at: 'secret', secret });
    await refresh();
  }
  /** What is done at once, and said whether it was. */
  async function attempt(deed: () => Promise<unknown>, said: string) {
    try {
      await deed();
      toast(said);
    } catch (error) {
      toast(refusalText(error, { fallback: words.notDone }));
    }
    close();
    await refresh();
  }

  return (
    <section aria-labelledby="webhooks" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="webhooks" className="text-row">
            {words.title}
          </h2>
          <p className="mt-1 text-ink-2">{words.lead}</p>
        </div>
        {list.data.may_make && endpoints.length < endpointsMax && (
          <Button look="line" icon={<Plus />} onClick={() => setStep({ at: 'form' })}>
            {words.add}
          </Button>
        )}
      </div>
      {endpoints.length > 0 && (
        <ul className="panel mt-5">
          {endpoints.map(of => (
            <EndpointRow
              key={of.id}
              of={of}
              onOpen={at => setStep({ at, of })}
              onTest={() => void attempt(() => call(sendTest, { params: { id: of.id } }), words.tested)}
              onSwitch={() =>
                void attempt(
                  () => call(changeEndpoint, { params: { id: of.id }, body: { is_on: !of.is_on } }),
                  words.saved,
                )
              }
            />
          ))}
        </ul>
      )}
      <Dialog isOpen={step !== undefined} onClose={close} title={step ? titleOf(step.at) : ''} closeLabel={words.close}>
        {step?.at === 'form' && <EndpointForm onSave={async wanted => setStep({ at: 'proof', wanted })} />}
        {step?.at === 'proof' && (
          <StepUpForm lead={words.proofLead} submitLabel={words.confirm} onProof={proof => make(step.wanted, proof)} />
        )}
        {step?.at === 'secret' && (
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">{words.secretLead}</p>
            <code className="rounded-control bg-sunken px-4 py-3 break-all select-all">{step.secret}</code>
            <CopyButton value={step.secret} label={words.copySecret} copied={words.copied}>
              {words.copy}
            </CopyButton>
            <Button onClick={close}>{words.kept}</Button>
          </div>
        )}
        {step?.at === 'change' && <EndpointForm held={step.of} onSave={wanted => change(step.of, wanted)} />}
        {step?.at === 'proof of change' && (
          <StepUpForm submitLabel={words.confirm} onProof={proof => change(step.of, step.wanted, proof)} />
        )}
        {step?.at === 'renew' && (
          <StepUpForm lead={words.renewLead} submitLabel={words.confirm} onProof={proof => renew(step.of, proof)} />
        )}
        {step?.at === 'remove' && (
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">{words.removeLead}</p>
            <Button
              onClick={() => void attempt(() => call(removeEndpoint, { params: { id: step.of.id } }), words.removed)}
            >
              {words.remove}
            </Button>
          </div>
        )}
        {step?.at === 'log' && <DeliveryLog of={step.of} />}
      </Dialog>
    </section>
  );

  function titleOf(at: Step['at']): string {
    if (at === 'form') return words.add;
    if (at === 'secret') return words.secretTitle;
    if (at === 'change') return words.change;
    if (at === 'renew') return words.renew;
    if (at === 'remove') return words.remove;
    return at === 'log' ? words.log : words.confirmTitle;
  }
}
