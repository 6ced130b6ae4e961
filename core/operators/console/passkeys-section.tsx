import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useRoute } from '@wura/browser/query';
import { browserName } from '@wura/identity/web/browser-name';
import { canUsePasskeys } from '@wura/identity/web/passkeys';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { TextInput } from '@wura/ui/text-input';
import { Fingerprint } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { addPasskey, askToAddPasskey, listPasskeys, removePasskey } from './calls.ts';
import { CodeField } from './code-field.tsx';
import { Asked, Failed, Section } from './page.tsx';
import { useDeed } from './use-deed.ts';

interface Proof {
  password: string;
  code?: string;
  passkey?: Record<string, unknown>;
}

/** The devices that let this operator in by finger, face or their own lock. */
export function PasskeysSection() {
  const passkeys = useRoute(listPasskeys, {});
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const canAsk = canUsePasskeys();
  const count = passkeys.data?.data.length ?? 0;
  return (
    <Section title="Passkeys">
      <p className="mb-2 text-small text-ink-2">
        Sign in with your finger, your face or the lock of your device. A false page can catch nothing of it. Several
        are still you alone: they never make a second person.
      </p>
      <Asked query={passkeys}>
        {({ data }) => (
          <ul aria-label="Your passkeys">
            {data.map(({ id, name, last_used_at: used }) => (
              <li key={id} className="flex min-h-14 items-center gap-3 border-line py-2 not-first:border-t">
                <Fingerprint aria-hidden="true" className="shrink-0 text-ink-3" />
                <div className="min-w-0 grow">
                  <p className="truncate font-label">{name}</p>
                  <p className="text-small text-ink-2">{used ? `Last used ${listDate(used)}` : 'Not used yet'}</p>
                </div>
                <Button look="quiet" size={44} aria-label={`Remove ${name}`} onClick={() => setLeaving({ id, name })}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Asked>
      {canAsk ? (
        <Button look="ink" size={44} className="mt-2" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className="mt-2 text-small text-ink-2">
          This device or address offers none. Passkeys need an address with a name, such as localhost.
        </p>
      )}
      {isAdding && <AddDialog canProveByKey={count > 0 && canAsk} onClose={() => setAdding(false)} />}
      {leaving && (
        <RemoveDialog {...leaving} canProveByKey={count > 1 && canAsk} onClose={() => setLeaving(undefined)} />
      )}
    </Section>
  );
}

function AddDialog({ canProveByKey, onClose }: { canProveByKey: boolean; onClose: () => void }) {
  const [name, setName] = useState(() => `Passkey made in ${browserName(navigator.userAgent) ?? location.hostname}`);
  return (
    <ProofDialog
      title="Add a passkey"
      lead="Your device then asks for your finger, your face or its own code."
      confirm="Add it"
      canProveByKey={canProveByKey}
      onClose={onClose}
      run={async proof => {
        const { makePasskey } = await import('./device.ts');
        const credential = await makePasskey(await call(askToAddPasskey, { body: proof }));
        if (!credential) return false;
        await call(addPasskey, { body: { name, credential } });
        return `${name} is added. All your other sessions have ended.`;
      }}
    >
      <Field label="Its name" helper="So that you know it again in your list.">
        <TextInput data-autofocus="" maxLength={60} value={name} onChange={event => setName(event.target.value)} />
      </Field>
    </ProofDialog>
  );
}

function RemoveDialog({ id, name, canProveByKey, onClose }: { id: string; name: string } & Opening) {
  return (
    <ProofDialog
      title={`Remove ${name}`}
      lead="It signs you in no more. Delete it on the device, too."
      confirm="Remove it"
      removing={id}
      canProveByKey={canProveByKey}
      onClose={onClose}
      run={async proof => {
        await call(removePasskey, { params: { id }, body: proof });
        return `${name} is removed. All your other sessions have ended.`;
      }}
    />
  );
}

interface Opening {
  canProveByKey: boolean;
  onClose: () => void;
}

interface ProofDialogProps extends Opening {
  title: string;
  lead: string;
  confirm: string;
  removing?: string;
  children?: React.ReactNode;
  /** Answers what is said once it is done; false: the device gave nothing. */
  run: (proof: Proof) => Promise<string | false>;
}

/** The password, and a code or a passkey: a console that was left open is not enough. */
function ProofDialog({ title, lead, confirm, removing, canProveByKey, children, onClose, run }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCancelled, setCancelled] = useState(false);
  const deed = useDeed(async (way: 'code' | 'passkey') => {
    setCancelled(false);
    const passkey = way === 'passkey' ? await (await import('./device.ts')).proveByDevice(removing) : undefined;
    const isDone =
      (way === 'code' || passkey !== undefined) &&
      (await run({ password, ...(passkey ? { passkey } : code !== '' && { code }) }));
    if (isDone === false) return setCancelled(true);
    onClose();
    return isDone;
  });
  function send(event: FormEvent) {
    event.preventDefault();
    void deed.run('code');
  }
  return (
    <Dialog isOpen title={title} closeLabel="Close" onClose={onClose} isBusy={deed.isBusy}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <p className="text-ink-2">{lead}</p>
        {children}
        <Field label="Your password">
          <PasswordInput
            showLabel="Show your password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
        <CodeField
          label="Code of your authenticator app"
          helper="The six digits that it shows now. Leave it empty if you have none set up."
          value={code}
          onChange={setCode}
        />
        {isCancelled && (
          <p role="alert" className="font-medium text-bad">
            Your device gave no answer. Nothing was changed.
          </p>
        )}
        <Failed error={deed.failure} />
        <Button type="submit" isLoading={deed.isBusy} loadingLabel="Waiting for your device…">
          {confirm}
        </Button>
        {canProveByKey && (
          <Button look="line" isDisabled={deed.isBusy} onClick={() => void deed.run('passkey')}>
            Use a passkey in place of the code
          </Button>
        )}
      </form>
    </Dialog>
  );
}
