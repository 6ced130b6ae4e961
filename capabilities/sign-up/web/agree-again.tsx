import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { keyOf } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { readUser, useCustomer } from '@wura/identity/web/customer';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { useState } from 'react';
import { agreeToTerms } from './calls.ts';
import { agreeMessages } from './messages.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** Asks a customer who agreed to an earlier wording. Until they do, that one holds, so nothing is closed to them. */
export default function AgreeAgain() {
  // What the customer was shown: had another begun since, the server says so.
  const version = useCustomer().data?.terms_version ?? '';
  const words = useMessages(agreeMessages);
  const queries = useQueryClient();
  const [isPutOff, setPutOff] = useState(false);
  const agree = useMutation({
    mutationFn: () => call(agreeToTerms, { body: { version } }),
    onSuccess: user => queries.setQueryData(keyOf(readUser, {}), user),
  });
  return (
    <Dialog isOpen={!isPutOff} title={words.title} closeLabel={words.later} onClose={() => setPutOff(true)}>
      <p className="mb-4 text-ink-2">
        {words.text} <NewTabLink to="/terms">{words.read}</NewTabLink>
      </p>
      {agree.isError && (
        <Banner tone="bad" title={refusalText(agree.error, { fallback: words.failed })} className="mb-4" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button isLoading={agree.isPending} onClick={() => agree.mutate()}>
          {words.agree}
        </Button>
        <Button look="line" onClick={() => setPutOff(true)}>
          {words.later}
        </Button>
      </div>
    </Dialog>
  );
}
