import { useQueryClient } from '@tanstack/react-query';
import { startRegistration } from '@simplewebauthn/browser';
import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { browserName } from '@wura/identity/web/browser-name';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { canUsePasskeys, listPasskeys } from '@wura/identity/web/passkeys';
import { ProofForm, type Given } from '@wura/identity/web/proof-form';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { PayByPasskeySwitch } from '@wura/identity/web/pay-by-passkey-switch';
import { useSettings } from '@wura/identity/web/settings';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { addPasskey, askToAdd, removePasskey } from './calls.ts';
import { passkeyMessages } from './messages.ts';

/** The devices that sign in by finger or face, and whether they confirm payments too. */
export default function PasskeysPanel() {
  const words = useMessages(passkeyMessages);
  const { close } = useMessages(proofMessages);
  const queries = useQueryClient();
  const passkeys = useRoute(listPasskeys, {});
  const settings = useSettings();
  const [isAdding, setAdding] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const canAsk = canUsePasskeys();
  const own = passkeys.data?.data ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listPasskeys) });

  async function add(proof: Given) {
    setCancelled(false);
    const options = await call(askToAdd, { body: proof });
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const credential = await startRegistration({ optionsJSON }).catch(() => undefined);
    if (!credential) return setCancelled(true);
    await call(addPasskey, {
      body: {
        name: words.thisDevice(browserName(navigator.userAgent) ?? location.hostname),
        credential: { ...credential },
      },
    });
    setAdding(false);
    toast(words.added);
    await refresh();
  }

  async function remove(proof: Given) {
    await call(removePasskey, { params: { id: leaving!.id }, body: proof });
    setLeaving(undefined);
    toast(words.removed);
    await refresh();
  }

  return (
    <section className="panel p-5" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className="text-t3">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2">{words.lead}</p>
      {passkeys.isPending && (
        <Loading text={words.loading}>
          {/* Most have none: the way to one keeps its place. */}
          <Skeleton className="h-0" />
        </Loading>
      )}
      {passkeys.isError && !passkeys.data && (
        <p role="alert" className="mt-2 text-bad">
          {refusalText(passkeys.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void passkeys.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {own.length > 0 && (
        <ul className="mt-1">
          {own.map(({ id, name, last_used_at: used }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2 not-first:border-t not-first:border-line">
              <Fingerprint className="text-ink-3" />
              <div className="min-w-0 grow">
                <p className="truncate font-label">{name}</p>
                <p className="text-small text-ink-3">{used ? words.lastUsed(listDate(used)) : words.never}</p>
              </div>
              <Button
                look="quiet"
                size={40}
                aria-label={words.removeName(name)}
                onClick={() => setLeaving({ id, name })}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canAsk && own.length > 0 && settings.data && (
        <div className="mb-3 border-t border-line">
          <PayByPasskeySwitch
            label={words.pay}
            helper={words.payHelper}
            isOn={settings.data.biometrics}
            notSaved={words.notSaved}
          />
        </div>
      )}
      {canAsk ? (
        <Button look="line" size={44} className="mt-3" icon={<Fingerprint />} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      ) : (
        <p className="mt-2 text-small text-ink-2">{words.noDevice}</p>
      )}
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={words.add} closeLabel={close}>
        <ProofForm isNewFactor lead={words.addLead} submitLabel={words.add} loadingLabel={words.adding} onProof={add} />
        {isCancelled && (
          <p role="alert" className="mt-4 font-medium text-bad">
            {words.cancelled}
          </p>
        )}
      </Dialog>
      <Dialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={leaving ? words.removeName(leaving.name) : ''}
        closeLabel={close}
      >
        <ProofForm lead={words.removeLead} submitLabel={words.remove} onProof={remove} />
      </Dialog>
    </section>
  );
}
