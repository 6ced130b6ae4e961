import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { callOnce } from '@wura/browser/call-once';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { toast } from '@wura/ui/toast';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AboutPayment } from './about-payment.tsx';
import { openDispute } from './calls.ts';
import { disputeMessages } from './messages.ts';
import { useReasons } from './use-reasons.ts';

type Fraud = 'not_me' | 'tricked';

/**
 * The account is locked, and there is a case; everything else can be told afterwards. Only we open it again, so a press by
 * mistake is asked about first.
 */
export function FraudReport({ payment }: { payment: string }) {
  const words = useMessages(disputeMessages);
  const reasons = useReasons(payment);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Fraud>();
  const report = useMutation({
    mutationFn: async (reason: Fraud) => {
      const text = reason === 'not_me' ? words.saidNotMe : words.saidTricked;
      try {
        return await callOnce(openDispute, { body: { transaction_id: payment, reason, text, lock_payments: true } });
      } catch (error) {
        // It has a case already, and the account is locked all the same.
        if (error instanceof CallError && error.code === 'dispute_open') return undefined;
        throw error;
      }
    },
    onSuccess: async opened => {
      toast(words.locked);
      announce(words.locked);
      await queries.invalidateQueries();
      await navigate(`${viewAddress('disputes')}${opened ? `&case=${opened.id}` : ''}`, { replace: true });
    },
  });
  function ask(reason: Fraud) {
    report.reset();
    setAsked(reason);
  }
  return (
    <section aria-labelledby="fraud" className="panel flex flex-col gap-3 p-5">
      <h2 id="fraud" className="flex items-center gap-2.5 text-t3">
        <ShieldAlert aria-hidden="true" className="text-bad" />
        {words.fraudTitle}
      </h2>
      <p className="text-ink-2">{words.fraudLead}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button look="danger" isWide onClick={() => ask('not_me')}>
          {words.wasNotMe}
        </Button>
        {reasons.includes('tricked') && (
          <Button look="danger" isWide onClick={() => ask('tricked')}>
            {words.wasTricked}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={words.lockTitle}
        closeLabel={words.goBack}
        isBusy={report.isPending}
      >
        <div className="flex flex-col gap-4">
          {report.isError && <Banner tone="bad" title={refusalText(report.error, { fallback: words.lockFailed })} />}
          <AboutPayment payment={payment} />
          <p>{words.lockText}</p>
          <Button
            look="danger"
            isWide
            isLoading={report.isPending}
            loadingLabel={words.locking}
            onClick={() => asked && report.mutate(asked)}
          >
            {words.lock}
          </Button>
          <Button look="quiet" isWide isDisabled={report.isPending} onClick={() => setAsked(undefined)}>
            {words.goBack}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
