import { useMutation } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call, endpoint } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { routes } from '../contract.ts';
import { identityFaults } from '../rules.ts';
import { secondFactorCodeFault } from '../second-factor.ts';
import { stepUpCodeFault } from '../step-up.ts';
import { CodeInput } from './code-input.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { PinFailure } from './pin-failure.tsx';
import { proofMessages, stepUpMessages } from './second-factor-messages.ts';

const askToStepUp = endpoint<typeof routes.askToStepUp>('POST', '/api/step-up');

/** One of three ways, as the server takes them. */
export interface StepUpProof {
  code?: string;
  passkey?: Record<string, unknown>;
  pin?: string;
  mail_code?: string;
}

interface StepUpFormProps {
  /** What is about to be done, and why it is asked for. */
  lead?: string;
  submitLabel: string;
  /** What it is for throws a refusal; what is wrong with a field is said beside it. */
  onProof: (proof: StepUpProof) => Promise<void>;
}

/** The second factor of this customer, whichever they have, for what makes the account less safe. */
export function StepUpForm({ lead, submitLabel, onProof }: StepUpFormProps) {
  const words = useMessages(stepUpMessages);
  const ask = useMutation({ mutationFn: () => call(askToStepUp, {}) });
  // Each time it is asked a code may be mailed, and the older one is worth nothing any more.
  const wasAsked = useRef(false);
  const { mutate } = ask;
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    mutate();
  }, [mutate]);

  if (ask.isError) {
    return (
      <p role="alert" className="font-medium text-bad">
        {refusalText(ask.error, { fallback: words.notAsked })}{' '}
        <button type="button" className="link min-h-11" onClick={() => mutate()}>
          {words.retry}
        </button>
      </p>
    );
  }
  if (!ask.data) {
    return (
      <Loading text={words.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  const { app, passkey, mailed_to: mailedTo } = ask.data;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{lead ?? words.lead}</p>
      {passkey && <ByPasskey options={passkey} isAlone={!app} onProof={onProof} />}
      {app && <ByApp submitLabel={submitLabel} onProof={onProof} />}
      {mailedTo !== null && (
        <ByMail mailedTo={mailedTo} submitLabel={submitLabel} onProof={onProof} onAgain={() => mutate()} />
      )}
    </div>
  );
}

type WayProps = Pick<StepUpFormProps, 'onProof' | 'submitLabel'>;

interface ByPasskeyProps extends Pick<WayProps, 'onProof'> {
  options: Record<string, unknown>;
  /** There is no other way. */
  isAlone: boolean;
}

function ByPasskey({ options, isAlone, onProof }: ByPasskeyProps) {
  const words = useMessages(stepUpMessages);
  const { failed } = useMessages(proofMessages);
  const sign = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const passkey = await startAuthentication({ optionsJSON }).catch(() => {
        throw new CallError({ kind: 'refused', code: 'passkey_cancelled' });
      });
      await onProof({ passkey: { ...passkey } });
    },
  });
  if (!canUsePasskeys()) return isAlone ? <p className="text-ink-2">{words.passkeyElsewhere}</p> : null;
  const isCancelled = sign.error instanceof CallError && sign.error.code === 'passkey_cancelled';
  return (
    <>
      <Button
        look={isAlone ? 'ink' : 'line'}
        isLoading={sign.isPending}
        icon={<Fingerprint />}
        onClick={() => sign.mutate()}
      >
        {words.passkey}
      </Button>
      {sign.isError && (
        <p role="alert" className="font-medium text-bad">
          {isCancelled ? words.cancelled : refusalText(sign.error, { fallback: failed })}
        </p>
      )}
      {!isAlone && <p className="text-center text-small text-ink-3">{words.or}</p>}
    </>
  );
}

function ByApp({ submitLabel, onProof }: WayProps) {
  const words = useMessages(proofMessages);
  const form = useForm({
    initial: { code: '' },
    faults: ({ code }) => ({ code: secondFactorCodeFault(code) }),
    submit: ({ code }) => onProof({ code }),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <Field label={words.code} helper={words.codeHelper} {...form.field('code')}>
        <CodeInput {...form.text('code')} data-autofocus="" />
      </Field>
      <PinFailure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}

function ByMail({ mailedTo, submitLabel, onProof, onAgain }: WayProps & { mailedTo: string; onAgain: () => void }) {
  const words = useMessages(stepUpMessages);
  const [wasSentAgain, setSentAgain] = useState(false);
  const form = useForm({
    initial: { pin: '', mailCode: '' },
    wireNames: { mail_code: 'mailCode' },
    faults: ({ pin, mailCode }) => ({
      pin: pin.length === 4 ? undefined : identityFaults.pin_invalid,
      mailCode: stepUpCodeFault(mailCode),
    }),
    submit: async ({ pin, mailCode }) => onProof({ pin, mail_code: mailCode }),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <p className="text-ink-2">{words.mailed(mailedTo)}</p>
      <Field label={words.pin} {...form.field('pin')}>
        <PinInput value={form.values.pin} onChange={value => form.set('pin', value)} />
      </Field>
      <Field label={words.mailCode} {...form.field('mailCode')}>
        <CodeInput {...form.text('mailCode')} inputMode="numeric" />
      </Field>
      <PinFailure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy}>
        {submitLabel}
      </Button>
      {!wasSentAgain && (
        <Button
          look="quiet"
          onClick={() => {
            setSentAgain(true);
            onAgain();
          }}
        >
          {words.again}
        </Button>
      )}
    </form>
  );
}
