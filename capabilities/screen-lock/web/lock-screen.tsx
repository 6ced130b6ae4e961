import { useMutation, useQuery } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { unlockScreen } from '@wura/browser/screen-lock';
import { readToken, sessionEnded } from '@wura/browser/session';
import { buzz } from '@wura/browser/vibration';
import { signInPasswordFault } from '@wura/identity/rules';
import { canUsePasskeys } from '@wura/identity/web/passkeys';
import { isLocked, pinRefusal } from '@wura/identity/web/pin-calls';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Mark } from '@wura/ui/mark';
import { PasswordInput } from '@wura/ui/password-input';
import { PinInput } from '@wura/ui/pin-input';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Fingerprint, Lock } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { askToUnlock, lockSession, unlockSession } from './calls.ts';
import { screenLockMessages } from './messages.ts';

type Proof = { pin: string } | { password: string } | { passkey: Record<string, unknown> };

/** All there is to see of a session whose customer is away. Its title says nothing of what lies behind. */
export default function LockScreen({ onSignOut }: { onSignOut: () => void }) {
  const words = useMessages(screenLockMessages);
  const titleId = useId();
  const isHeld = useRef(false);
  const ways = useQuery({
    queryKey: ['how this session is unlocked'],
    queryFn: async () => {
      // The lock of the server, which a page that was closed, slept or had no network may not have asked for yet. Once: a
      // second one on its way could lock again what is being opened.
      if (!isHeld.current) await call(lockSession, { isBackground: true });
      isHeld.current = true;
      return call(askToUnlock, { isBackground: true });
    },
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  const unlock = useMutation({
    mutationFn: (proof: Proof) => call(unlockSession, { body: proof }),
    onSuccess: unlockScreen,
    onError: (error, proof) => {
      buzz('noticed');
      const token = readToken();
      if (token !== null && isLastTry(error)) sessionEnded(token);
      if (error instanceof CallError && (error.code === 'pin_locked' || error.code === 'proof_required')) {
        void ways.refetch();
      }
      // What the device was asked is good for one answer.
      if ('passkey' in proof) void ways.refetch();
    },
  });

  const typed = unlock.variables && 'passkey' in unlock.variables ? null : unlock.error;

  useEffect(() => {
    document.title = words.documentTitle;
  }, [words]);

  return (
    <main
      id="main"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed inset-0 z-60 flex flex-col items-center overflow-y-auto bg-canvas px-5 py-10 md:justify-center"
    >
      <div className="flex w-full max-w-[360px] flex-col items-center">
        <Mark sizePx={40} />
        <span className="mt-10 grid size-14 place-items-center rounded-full bg-sunken text-ink-2">
          <Lock aria-hidden="true" />
        </span>
        <h1 id={titleId} className="mt-4 text-center text-t2">
          {words.title}
        </h1>
        <p className="mt-1 mb-8 text-center text-ink-2">{words.lead}</p>
        {ways.data ? (
          <>
            {ways.data.by === 'pin' ? (
              <ByPin isBusy={unlock.isPending} error={typed} onProof={pin => unlock.mutate({ pin })} />
            ) : (
              <ByPassword isBusy={unlock.isPending} error={typed} onProof={password => unlock.mutate({ password })} />
            )}
            {ways.data.passkey && canUsePasskeys() && (
              <ByPasskey
                options={ways.data.passkey}
                error={unlock.variables && 'passkey' in unlock.variables ? unlock.error : null}
                onProof={passkey => unlock.mutate({ passkey })}
              />
            )}
          </>
        ) : ways.isError ? (
          <div role="alert" className="text-center font-medium text-bad">
            <p>{refusalText(ways.error, { fallback: words.notAsked })}</p>
            <Button look="line" className="mt-4" isLoading={ways.isFetching} onClick={() => void ways.refetch()}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <Loading text={words.loading} className="w-full">
            <Skeleton className="mx-auto h-[84px] w-[254px]" />
            <Skeleton className="mt-5 h-14" />
          </Loading>
        )}
        <Button look="quiet" className="mt-6" onClick={onSignOut}>
          {words.signOut}
        </Button>
      </div>
    </main>
  );
}

/** With it the server has ended the session. */
function isLastTry(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return (error.code === 'invalid_pin' && isLocked(error)) || error.code === 'too_many_requests';
}

interface WayProps {
  isBusy: boolean;
  error: unknown;
  onProof: (proof: string) => void;
}

function ByPin({ isBusy, error, onProof }: WayProps) {
  const words = useMessages(screenLockMessages);
  const [pin, setPin] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const id = useId();
  if (error && error !== refused) {
    setRefused(error);
    setPin('');
  }
  useEffect(() => document.getElementById(id)?.focus(), [id, refused]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (pin.length === 4) onProof(pin);
  }

  const shown = error && pin === '' && !isBusy ? pinRefusal(error) : undefined;
  return (
    <form noValidate onSubmit={send} className="flex w-full flex-col gap-5">
      <Field id={id} label={words.pin} error={shown} className="mx-auto w-[254px]">
        <PinInput value={pin} onChange={setPin} />
      </Field>
      <Button
        type="submit"
        size={56}
        isWide
        isDisabled={pin.length < 4}
        isLoading={isBusy}
        loadingLabel={words.unlocking}
      >
        {words.unlock}
      </Button>
    </form>
  );
}

function ByPassword({ isBusy, error, onProof }: WayProps) {
  const words = useMessages(screenLockMessages);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const id = useId();
  if (error && error !== refused) {
    setRefused(error);
    setPassword('');
  }
  useEffect(() => document.getElementById(id)?.focus(), [id, refused]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (signInPasswordFault(password) === undefined) onProof(password);
  }

  const shown = error && password === '' && !isBusy ? refusalText(error, { fallback: words.failed }) : undefined;
  return (
    <form noValidate onSubmit={send} className="flex w-full flex-col gap-5">
      <Field id={id} label={words.password} error={shown}>
        <PasswordInput
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          showLabel={words.showPassword}
          autoComplete="current-password"
        />
      </Field>
      <Button
        type="submit"
        size={56}
        isWide
        isDisabled={password === ''}
        isLoading={isBusy}
        loadingLabel={words.unlocking}
      >
        {words.unlock}
      </Button>
    </form>
  );
}

interface ByPasskeyProps {
  options: Record<string, unknown>;
  error: unknown;
  onProof: (passkey: Record<string, unknown>) => void;
}

function ByPasskey({ options, error, onProof }: ByPasskeyProps) {
  const words = useMessages(screenLockMessages);
  const sign = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      return { ...(await startAuthentication({ optionsJSON })) };
    },
    onSuccess: onProof,
  });
  return (
    <>
      <Button
        look="line"
        isWide
        className="mt-3"
        icon={<Fingerprint />}
        isLoading={sign.isPending}
        onClick={() => sign.mutate()}
      >
        {words.passkey}
      </Button>
      {(sign.isError || Boolean(error)) && !sign.isPending && (
        <p role="alert" className="mt-3 text-center font-medium text-bad">
          {sign.isError ? words.cancelled : refusalText(error, { fallback: words.failed })}
        </p>
      )}
    </>
  );
}
