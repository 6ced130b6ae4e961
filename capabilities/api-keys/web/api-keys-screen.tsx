import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { usePanels } from '@wura/browser/views';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { StepUpForm, type StepUpProof } from '@wura/identity/web/step-up-form';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { Dialog } from '@wura/ui/dialog';
import { ListPage } from '@wura/ui/list-page';
import { toast } from '@wura/ui/toast';
import { useNarrow } from '@wura/ui/use-narrow';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiKeyOnWire } from '../contract.ts';
import { changeKey, listKeys, makeKey, revokeKey } from './calls.ts';
import { CapsForm } from './caps-form.tsx';
import { KeyForm, type Caps, type WantedKey } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import { apiKeyMessages } from './messages.ts';

/** What is open above the list. */
type Step =
  | { at: 'form' }
  | { at: 'proof'; wanted: WantedKey }
  | { at: 'token'; token: string }
  | { at: 'caps'; key: ApiKeyOnWire }
  | { at: 'proof of caps'; key: ApiKeyOnWire; caps: Caps }
  | { at: 'revoke'; key: ApiKeyOnWire };

/** The keys that a customer's programs call with. */
export default function ApiKeysScreen() {
  const words = useMessages(apiKeyMessages);
  const queries = useQueryClient();
  const isNarrow = useNarrow();
  const list = useRoute(listKeys, {});
  const [step, setStep] = useState<Step>();
  const panels = usePanels('programs');
  const keys = list.data?.data ?? [];
  const close = () => setStep(undefined);
  /** What other rooms show beneath follows from the keys there are. */
  const refresh = () => queries.invalidateQueries();

  async function make(wanted: WantedKey, proof: StepUpProof) {
    const { token } = await call(makeKey, { body: { ...wanted, ...proof } });
    setStep({ at: 'token', token });
    await refresh();
  }
  async function change(key: ApiKeyOnWire, caps: Caps, proof: StepUpProof = {}) {
    try {
      await call(changeKey, { params: { id: key.id }, body: { ...caps, ...proof } });
    } catch (error) {
      const isAsked = error instanceof CallError && error.code === 'step_up_required';
      if (!isAsked || Object.keys(proof).length > 0) throw error;
      return setStep({ at: 'proof of caps', key, caps });
    }
    close();
    toast(words.saved);
    await refresh();
  }

  const add = list.data?.may_make ? (
    <Button icon={<Plus />} isWide={isNarrow} onClick={() => setStep({ at: 'form' })}>
      {words.add}
    </Button>
  ) : null;
  const shown = list.data?.may_make === false ? { ...words, emptyText: words.forTierThree } : words;
  const most = list.data && { per_payment: list.data.per_payment_max, per_day: list.data.per_day_max };
  return (
    <ListPage words={shown} list={list} isEmpty={keys.length === 0} motif="mirror" add={add}>
      {keys.length > 0 && (
        <ul className="panel mt-5">
          {keys.map(key => (
            <KeyRow
              key={key.id}
              of={key}
              onChange={() => setStep({ at: 'caps', key })}
              onRevoke={() => setStep({ at: 'revoke', key })}
            />
          ))}
        </ul>
      )}
      {panels.map(panel => (
        <OtherRoomsPanel key={panel.id} panel={panel} />
      ))}
      <Dialog isOpen={step !== undefined} onClose={close} title={step ? titleOf(step) : ''} closeLabel={words.close}>
        {step?.at === 'form' && most && (
          <KeyForm most={most} onMake={async wanted => setStep({ at: 'proof', wanted })} />
        )}
        {step?.at === 'proof' && (
          <StepUpForm
            lead={words.confirmLead}
            submitLabel={words.confirm}
            onProof={proof => make(step.wanted, proof)}
          />
        )}
        {step?.at === 'token' && <NewToken token={step.token} onDone={close} />}
        {step?.at === 'caps' && most && (
          <CapsForm held={step.key} most={most} onSave={caps => change(step.key, caps)} />
        )}
        {step?.at === 'proof of caps' && (
          <StepUpForm submitLabel={words.confirm} onProof={proof => change(step.key, step.caps, proof)} />
        )}
        {step?.at === 'revoke' && (
          <Revoke
            of={step.key}
            onDone={async () => {
              close();
              toast(words.isRevoked);
              await refresh();
            }}
          />
        )}
      </Dialog>
    </ListPage>
  );

  function titleOf({ at, ...rest }: Step): string {
    if (at === 'form') return words.add;
    if (at === 'token') return words.madeTitle;
    if (at === 'caps') return words.change;
    if (at === 'revoke' && 'key' in rest) return words.revokeName(rest.key.name);
    return words.confirmTitle;
  }
}

/** The only time that the customer sees it whole. */
function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useMessages(apiKeyMessages);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.madeLead}</p>
      <code className="rounded-control bg-sunken px-4 py-3 break-all select-all">{token}</code>
      <CopyButton value={token} label={words.copyKey} copied={words.copied}>
        {words.copy}
      </CopyButton>
      <Button onClick={onDone}>{words.done}</Button>
    </div>
  );
}

function Revoke({ of: key, onDone }: { of: ApiKeyOnWire; onDone: () => Promise<void> }) {
  const words = useMessages(apiKeyMessages);
  const revoke = useMutation({ mutationFn: () => call(revokeKey, { params: { id: key.id } }), onSuccess: onDone });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.revokeLead}</p>
      {revoke.isError && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(revoke.error, { fallback: words.notDone })}
        </p>
      )}
      <Button isLoading={revoke.isPending} loadingLabel={words.revoking} onClick={() => revoke.mutate()}>
        {words.revoke}
      </Button>
    </div>
  );
}
