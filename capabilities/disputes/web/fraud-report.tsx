import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { ShieldAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { openDispute } from './calls.ts';
import { disputeMessages } from './messages.ts';

/** One press: the account is locked, and there is a case. Everything else can be told afterwards. */
export function FraudReport({ payment }: { payment: string }) {
  const words = useMessages(disputeMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const report = useMutation({
    mutationFn: async (reason: 'not_me' | 'tricked') => {
      const text = reason === 'not_me' ? words.saidNotMe : words.saidTricked;
      try {
        return await call(openDispute, { body: { transaction_id: payment, reason, text, lock_payments: true } });
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
  return (
    <section aria-labelledby="fraud" className="panel flex flex-col gap-3 p-5">
      <h2 id="fraud" className="flex items-center gap-2.5 text-t3">
        <ShieldAlert aria-hidden="true" className="text-bad" />
        {words.fraudTitle}
      </h2>
      <p className="text-ink-2">{words.fraudLead}</p>
      {report.isError && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(report.error, { fallback: words.lockFailed })}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {(['not_me', 'tricked'] as const).map(reason => (
          <Button
            key={reason}
            look="danger"
            isWide
            isLoading={report.isPending && report.variables === reason}
            loadingLabel={words.locking}
            isDisabled={report.isPending && report.variables !== reason}
            onClick={() => report.mutate(reason)}
          >
            {reason === 'not_me' ? words.wasNotMe : words.wasTricked}
          </Button>
        ))}
      </div>
    </section>
  );
}
