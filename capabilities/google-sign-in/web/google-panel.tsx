import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { ProofForm } from '@wura/identity/web/proof-form';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { beginLink, readGoogle, unlinkGoogle } from './calls.ts';
import { googleMessages } from './messages.ts';

interface Proof {
  password: string;
  code?: string;
}

/** The Google account that signs in here, if there is one. */
export default function GooglePanel() {
  const words = useMessages(googleMessages);
  const { close } = useMessages(proofMessages);
  const queries = useQueryClient();
  const google = useRoute(readGoogle, {});
  const [asked, setAsked] = useState<'link' | 'unlink'>();
  const linked = google.data?.linked;
  // Where it is switched off there is nothing to offer, but what was linked can be unlinked.
  if (google.data && !google.data.available && !linked) return null;

  async function link(proof: Proof) {
    const { url } = await call(beginLink, { body: proof });
    location.assign(url);
  }

  async function unlink(proof: Proof) {
    await call(unlinkGoogle, { body: proof });
    setAsked(undefined);
    toast(words.unlinked);
    await queries.invalidateQueries({ queryKey: keyOf(readGoogle) });
  }

  return (
    <section className="panel p-5" aria-labelledby="google-title">
      <h2 id="google-title" className="text-t3">
        {words.panelTitle}
      </h2>
      <p className="mt-1 text-ink-2">{words.panelLead}</p>
      {google.isPending && (
        <Loading text={words.loading} className="mt-3">
          <Skeleton className="h-11" />
        </Loading>
      )}
      {google.isError && !google.data && (
        <p role="alert" className="mt-2 text-bad">
          {refusalText(google.error, { fallback: words.loadFailed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void google.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {linked && (
        <div className="mt-1 flex min-h-14 items-center gap-3 py-2">
          <Link2 className="text-ink-3" />
          <div className="min-w-0 grow">
            <p className="truncate font-label">{linked.email}</p>
            <p className="text-small text-ink-3">{words.linkedSince(listDate(linked.since))}</p>
          </div>
          <Button look="quiet" size={40} aria-label={words.unlinkName(linked.email)} onClick={() => setAsked('unlink')}>
            {words.unlink}
          </Button>
        </div>
      )}
      {google.data && !linked && (
        <Button look="line" size={44} className="mt-3" icon={<Link2 />} onClick={() => setAsked('link')}>
          {words.link}
        </Button>
      )}
      <Dialog isOpen={asked === 'link'} onClose={() => setAsked(undefined)} title={words.link} closeLabel={close}>
        <ProofForm lead={words.linkLead} submitLabel={words.link} loadingLabel={words.leaving} onProof={link} />
      </Dialog>
      <Dialog
        isOpen={asked === 'unlink' && linked != null}
        onClose={() => setAsked(undefined)}
        title={words.unlinkName(linked?.email ?? '')}
        closeLabel={close}
      >
        <ProofForm lead={words.unlinkLead} submitLabel={words.unlink} onProof={unlink} />
      </Dialog>
    </section>
  );
}
