import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { parseMoney } from '@wura/money';
import { CapsForm, type Caps as HeldCaps } from '@wura/policy/web/caps-form';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Switch } from '@wura/ui/switch';
import { commonFaults } from '@wura/wire/faults';
import { useState } from 'react';
import type { GuardianLink } from '../contract.ts';
import { AgreeForm } from './agree-form.tsx';
import { endLink, holdToLess } from './calls.ts';
import { Caps } from './caps.tsx';
import type { Done } from './done.ts';
import { guardianMessages } from './messages.ts';
import { PinForm } from './pin-form.tsx';
import { useDeed } from './use-deed.ts';
import { WardAccount } from './ward-account.tsx';

type WantedCaps = Partial<HeldCaps> & { paused?: boolean };
type Open = { at: 'agree' | 'account' | 'caps' | 'end' } | { at: 'pin'; wanted: WantedCaps };

/** One young customer, from the question on. */
export function Ward({ of, onDone }: { of: GuardianLink; onDone: Done }) {
  const words = useMessages(guardianMessages);
  const [open, setOpen] = useState<Open>();
  const deed = useDeed(words.notDone);
  const name = of.name ?? '';
  const params = { id: of.id };
  const close = () => setOpen(undefined);

  async function hold(wanted: WantedCaps, pin?: string) {
    try {
      const next = await call(holdToLess, { params, body: { ...wanted, ...(pin !== undefined && { pin }) } });
      close();
      await onDone(words.saved, next);
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'pin_required' && pin === undefined)) throw error;
      setOpen({ at: 'pin', wanted });
    }
  }
  const end = () =>
    deed.run(async () => {
      const next = await call(endLink, { params });
      close();
      await onDone(words.isEnded, next);
    });

  return (
    <div className="mt-4 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0">
      <h3 className="text-entry wrap-anywhere">{of.status === 'asked' ? words.asks(name) : name}</h3>
      {of.status === 'agreed' && <p className="mt-1 text-ink-2 wrap-anywhere">{words.waits(name)}</p>}
      {of.limits && (
        <>
          <Caps caps={of.limits} />
          <Switch
            label={words.pause}
            helper={words.pauseHelper}
            isOn={of.limits.paused}
            onChange={paused => void deed.run(() => hold({ paused }))}
          />
        </>
      )}
      {deed.failed && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {deed.failed}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {of.status === 'asked' && (
          <Button size={44} onClick={() => setOpen({ at: 'agree' })}>
            {words.agree}
          </Button>
        )}
        {of.status === 'linked' && (
          <>
            <Button size={44} onClick={() => setOpen({ at: 'account' })}>
              {words.see}
            </Button>
            <Button look="line" size={44} onClick={() => setOpen({ at: 'caps' })}>
              {words.change}
            </Button>
            <Button look="quiet" size={44} onClick={() => setOpen({ at: 'end' })}>
              {words.end}
            </Button>
          </>
        )}
        {of.status !== 'linked' && (
          <Button look="line" size={44} isLoading={deed.isBusy} loadingLabel={words.loading} onClick={() => void end()}>
            {words.decline}
          </Button>
        )}
      </div>
      <Dialog isOpen={open !== undefined} onClose={close} title={open ? titleOf(open) : ''} closeLabel={words.close}>
        {open?.at === 'agree' && (
          <AgreeForm
            id={of.id}
            onDone={async next => {
              close();
              await onDone(words.agreed, next);
            }}
          />
        )}
        {open?.at === 'account' && <WardAccount id={of.id} />}
        {open?.at === 'caps' && of.limits && (
          <CapsForm
            held={of.limits}
            lead={words.changeLead}
            words={{ ...words, saving: words.loading, notSaved: words.notDone }}
            faultOf={capFault}
            onSave={hold}
          />
        )}
        {open?.at === 'pin' && <PinForm onPin={pin => hold(open.wanted, pin)} />}
        {open?.at === 'end' && (
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">{words.endLead}</p>
            <Button look="danger" isLoading={deed.isBusy} loadingLabel={words.loading} onClick={() => void end()}>
              {words.end}
            </Button>
          </div>
        )}
      </Dialog>
    </div>
  );

  function titleOf({ at }: Open): string {
    if (at === 'agree') return words.asks(name);
    if (at === 'account') return words.accountOf(name);
    if (at === 'caps') return words.change;
    return at === 'pin' ? words.confirm : words.end;
  }
}

const capFault = (typed: string) =>
  typed !== '' && typeof parseMoney(typed, 'NGN') === 'string' ? commonFaults.amount_invalid : undefined;
