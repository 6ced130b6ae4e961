import { useQueryClient } from '@tanstack/react-query';
import { listDate } from '@wura/browser/dates';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { ProofForm, readTwoFactor } from '@wura/identity/web/proof-form';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { BackupCodes } from './backup-codes.tsx';
import { endTwoFactor, renewBackupCodes } from './calls.ts';
import { twoFactorMessages } from './messages.ts';
import { SetUp } from './set-up.tsx';

type Open = 'set-up' | 'off' | 'renew' | { codes: readonly string[] } | undefined;

const fewCodes = 3;

/** Whether sign-in asks for a code, and the ways to turn that on and off. */
export default function TwoFactorPanel() {
  const words = useMessages(twoFactorMessages);
  const { close } = useMessages(proofMessages);
  const queries = useQueryClient();
  const status = useRoute(readTwoFactor, {});
  const [open, setOpen] = useState<Open>();
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(readTwoFactor) });
  const shut = () => setOpen(undefined);
  const codes = typeof open === 'object' ? open.codes : undefined;

  function showCodes(shown: readonly string[]) {
    setOpen({ codes: shown });
    void refresh();
  }

  return (
    <section className="panel p-5" aria-labelledby="two-factor-title">
      <h2 id="two-factor-title" className="text-t3">
        {words.title}
      </h2>
      {status.isPending && (
        <Loading text={words.loading} className="mt-3">
          <Skeleton className="h-30 md:h-[97px]" />
        </Loading>
      )}
      {status.isError && !status.data && (
        <p role="alert" className="mt-2 text-bad">
          {refusalText(status.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void status.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {status.data?.enabled === false && (
        <>
          <p className="mt-1 mb-4 text-ink-2">{words.lead}</p>
          <Button size={44} icon={<ShieldCheck />} onClick={() => setOpen('set-up')}>
            {words.turnOn}
          </Button>
        </>
      )}
      {status.data?.enabled && (
        <>
          <p className="mt-1 flex items-center gap-1.5 font-medium text-ok">
            <ShieldCheck className="size-[18px]" />
            {words.since(listDate(status.data.since ?? ''))}
          </p>
          <p className="mt-1 mb-4 text-ink-2">
            {words.codesLeft(status.data.backup_codes_left)}
            {status.data.backup_codes_left <= fewCodes && <>. {words.codesFew}</>}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="line" size={44} onClick={() => setOpen('renew')}>
              {words.newCodes}
            </Button>
            <Button look="line" size={44} onClick={() => setOpen('off')}>
              {words.turnOff}
            </Button>
          </div>
        </>
      )}
      <Dialog isOpen={open === 'set-up'} onClose={shut} title={words.title} closeLabel={close}>
        <SetUp onDone={showCodes} />
      </Dialog>
      <Dialog isOpen={open === 'renew'} onClose={shut} title={words.newCodes} closeLabel={close}>
        <ProofForm
          lead={words.newCodesLead}
          submitLabel={words.newCodes}
          loadingLabel={words.checking}
          onProof={async body => showCodes((await call(renewBackupCodes, { body })).backup_codes)}
        />
      </Dialog>
      <Dialog isOpen={open === 'off'} onClose={shut} title={words.turnOff} closeLabel={close}>
        <ProofForm
          lead={words.offLead}
          submitLabel={words.turnOff}
          loadingLabel={words.checking}
          onProof={async body => {
            await call(endTwoFactor, { body });
            shut();
            toast(words.isOff);
            await refresh();
          }}
        />
      </Dialog>
      <Dialog isOpen={codes !== undefined} onClose={shut} title={words.codesTitle} closeLabel={close}>
        <BackupCodes codes={codes ?? []} onDone={shut} />
      </Dialog>
    </section>
  );
}
