import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { StepUpForm } from '@wura/identity/web/step-up-form';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { TextInput } from '@wura/ui/text-input';
import { toast } from '@wura/ui/toast';
import type { ReplyOf } from '@wura/wire';
import { MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { routes } from '../contract.ts';
import { deviceNameFault } from '../device-rules.ts';
import { listDevices, listSessions, removeDevice, renameDevice, trustDevice } from './calls.ts';
import { deviceMessages } from './device-messages.ts';
import { describeDevice } from './device.ts';

type Device = ReplyOf<typeof routes.listDevices>['data'][number];
interface Open {
  what: 'rename' | 'remove' | 'trust';
  device: Device;
}

const nameOf = ({ name, user_agent }: Device) => name ?? describeDevice(user_agent);

/** Devices as their owner knows them: what they are called, when they were used, and which of them is trusted. */
export default function DevicesPanel() {
  const words = useMessages(deviceMessages);
  const queries = useQueryClient();
  const devices = useRoute(listDevices, {});
  const [open, setOpen] = useState<Open>();
  const shut = () => setOpen(undefined);
  const { data: own = [], one_trusted: isOneTrusted = false } = devices.data ?? {};

  async function done(said: string) {
    shut();
    toast(said);
    await Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(listDevices) }),
      queries.invalidateQueries({ queryKey: [keyOf(listSessions)[0]] }),
    ]);
  }

  return (
    <section className="panel p-5" aria-labelledby="devices-title">
      <h2 id="devices-title" className="text-t3">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2">{isOneTrusted ? words.leadTrusted : words.lead}</p>
      {devices.isPending && (
        <Loading text={words.loading} className="mt-3">
          <Skeleton className="h-14" />
        </Loading>
      )}
      {devices.isError && !devices.data && (
        <p role="alert" className="mt-2 text-bad">
          {refusalText(devices.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void devices.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {devices.data && own.length === 0 && <p className="mt-2 text-small text-ink-2">{words.none}</p>}
      <ul className="mt-1">
        {own.map(device => (
          <Row key={device.id} device={device} isOneTrusted={isOneTrusted} onOpen={what => setOpen({ what, device })} />
        ))}
      </ul>
      <Dialog
        isOpen={open !== undefined}
        onClose={shut}
        title={
          open?.what === 'trust'
            ? words.trust
            : open
              ? (open.what === 'rename' ? words.renameName : words.removeName)(nameOf(open.device))
              : ''
        }
        closeLabel={words.close}
      >
        {open?.what === 'rename' && <Rename device={open.device} onDone={() => done(words.renamed)} />}
        {open?.what === 'remove' && (
          <Remove
            device={open.device}
            isTheOne={isOneTrusted && open.device.trusted}
            onDone={() => done(words.removed)}
          />
        )}
        {open?.what === 'trust' && (
          <StepUpForm
            lead={words.trustLead}
            submitLabel={words.trust}
            onProof={async body => {
              await call(trustDevice, { params: { id: open.device.id }, body });
              await done(words.isTrusted);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

interface RowProps {
  device: Device;
  isOneTrusted: boolean;
  onOpen: (what: Open['what']) => void;
}

function Row({ device, isOneTrusted, onOpen }: RowProps) {
  const words = useMessages(deviceMessages);
  const name = nameOf(device);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 not-first:border-t not-first:border-line">
      <MonitorSmartphone className="text-ink-3" />
      <div className="min-w-0 grow basis-48">
        <p className="font-label wrap-anywhere">{name}</p>
        <p className="text-small text-ink-3">
          {device.current ? words.thisDevice : words.seen(listDate(device.last_seen_at), device.address)}
        </p>
        {isOneTrusted && device.trusted && (
          <p className="flex items-center gap-1.5 text-small font-medium text-ok">
            <ShieldCheck className="size-[18px]" />
            {words.trusted}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {isOneTrusted && device.current && !device.trusted && (
          <Button look="quiet" size={40} onClick={() => onOpen('trust')}>
            {words.trust}
          </Button>
        )}
        <Button look="quiet" size={40} aria-label={words.renameName(name)} onClick={() => onOpen('rename')}>
          {words.rename}
        </Button>
        {!device.current && (
          <Button look="quiet" size={40} aria-label={words.removeName(name)} onClick={() => onOpen('remove')}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

function Rename({ device, onDone }: { device: Device; onDone: () => Promise<void> }) {
  const words = useMessages(deviceMessages);
  const form = useForm({
    initial: { name: nameOf(device) },
    faults: ({ name }) => ({ name: deviceNameFault(name) }),
    submit: async body => {
      await call(renameDevice, { params: { id: device.id }, body });
      await onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <Field label={words.name} {...form.field('name')}>
        <TextInput {...form.text('name')} data-autofocus="" autoComplete="off" />
      </Field>
      <Failure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

interface RemoveProps {
  device: Device;
  /** The trusted one: a second factor is asked for. */
  isTheOne: boolean;
  onDone: () => Promise<void>;
}

function Remove({ device, isTheOne, onDone }: RemoveProps) {
  const words = useMessages(deviceMessages);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  async function remove(body: object) {
    await call(removeDevice, { params: { id: device.id }, body });
    await onDone();
  }
  if (isTheOne) {
    return <StepUpForm lead={words.removeTrustedLead} submitLabel={words.remove} onProof={remove} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.removeLead}</p>
      <Failure error={failure} />
      <Button
        isLoading={isBusy}
        onClick={() => {
          setBusy(true);
          void remove({}).catch((error: unknown) => {
            setFailure(error);
            setBusy(false);
          });
        }}
      >
        {words.remove}
      </Button>
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const words = useMessages(deviceMessages);
  if (error === undefined) return null;
  return (
    <p role="alert" className="font-medium text-bad">
      {refusalText(error, { fallback: words.notDone })}
    </p>
  );
}
