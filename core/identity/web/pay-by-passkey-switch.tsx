import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { Switch } from '@wura/ui/switch';
import { useState } from 'react';
import { identityFaults } from '../rules.ts';
import { pinMessages } from './messages.ts';
import { isPinAsked } from './pin-calls.ts';
import { PinFailure } from './pin-failure.tsx';
import { useChangeSettings, useConfirmSettings } from './settings.ts';

type PayByPasskeySwitchProps = {
  label: string;
  helper: string;
  isOn: boolean;
  isDisabled?: boolean | undefined;
  /** Said where the server has no words of its own. */
  notSaved: string;
};

/** Whether a passkey confirms payments. It takes the PIN's place, so the PIN is asked for when it is switched on. */
export function PayByPasskeySwitch({ label, helper, isOn, isDisabled, notSaved }: PayByPasskeySwitchProps) {
  const { close } = useMessages(pinMessages);
  const change = useChangeSettings();
  const [lead, setLead] = useState<string>();
  const stop = () => setLead(undefined);

  function choose(biometrics: boolean) {
    change.mutate(
      { biometrics },
      {
        onError(error) {
          if (!isPinAsked(error)) return;
          change.reset();
          setLead(refusalText(error, { fallback: notSaved }));
        },
      },
    );
  }

  return (
    <>
      <Switch label={label} helper={helper} isOn={isOn} isDisabled={isDisabled} onChange={choose} />
      {change.isError && !isPinAsked(change.error) && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(change.error, { fallback: notSaved })}
        </p>
      )}
      <Dialog isOpen={lead !== undefined} onClose={stop} title={label} closeLabel={close}>
        <AllowForm lead={lead ?? ''} onDone={stop} />
      </Dialog>
    </>
  );
}

function AllowForm({ lead, onDone }: { lead: string; onDone: () => void }) {
  const words = useMessages(pinMessages);
  const confirm = useConfirmSettings();
  const form = useForm({
    initial: { pin: '' },
    faults: ({ pin }) => ({ pin: pin.length === 4 ? undefined : identityFaults.pin_invalid }),
    submit: async ({ pin }) => {
      await confirm.mutateAsync({ biometrics: true, pin });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <p className="text-ink-2">{lead}</p>
      <Field label={words.pin} {...form.field('pin')}>
        <PinInput data-autofocus="" value={form.values.pin} onChange={value => form.set('pin', value)} />
      </Field>
      <PinFailure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.allow}>
        {words.allow}
      </Button>
    </form>
  );
}
