import { useMutation } from '@tanstack/react-query';
import { inFours } from '@wura/bills/groups';
import { call } from '@wura/browser/client';
import { useServices } from '@wura/browser/config';
import { calendarDay } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { MessageSquareText, Send } from 'lucide-react';
import type { Vend } from '../contract.ts';
import { sendToken, textToken } from './calls.ts';
import { CompanyTile } from './company-tile.tsx';
import { tokenMessages } from './messages.ts';
import { TokenList } from './token-list.tsx';

/** One vend: what was paid for which meter, its token, and the token once more by mail or on the telephone. */
export function TokenCard({ vend }: { vend: Vend }) {
  const words = useMessages(tokenMessages);
  const again = useMutation({
    mutationFn: () => call(sendToken, { params: { id: vend.id } }),
    onSuccess: () => toast(words.sent),
  });
  const texting = useMutation({
    mutationFn: () => call(textToken, { params: { id: vend.id } }),
    onSuccess: () => toast(words.texted),
  });
  const { sms: hasSms = false } = useServices();
  const error = again.error ?? texting.error;
  const { provider, provider_name: company, meter_number: meter, amount, date, units, tariff, tokens } = vend;
  const facts = [units !== null && words.units(units), tariff !== null && words.tariff(tariff)].filter(Boolean);
  return (
    <article aria-label={words.meterName(company, inFours(meter))} className="panel px-4.5 pt-4 pb-2">
      <div className="mb-3 flex items-center gap-3.5">
        <CompanyTile company={provider} size={40} />
        <div className="min-w-0 leading-[1.3]">
          <p className="money-flow font-strong whitespace-normal! wrap-anywhere">
            {words.meterName(company, inFours(meter))}
          </p>
          <p className="text-small text-ink-2">
            {words.bought(formatAmount(amount, 'NGN'), calendarDay(date.slice(0, 10)))}
          </p>
        </div>
      </div>
      <TokenList tokens={tokens} />
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink-2">{facts.join(' · ')}</p>
        <span className="flex flex-wrap">
          {hasSms && (
            <Button
              look="quiet"
              size={40}
              icon={<MessageSquareText />}
              isLoading={texting.isPending}
              loadingLabel={words.sending}
              onClick={() => texting.mutate()}
            >
              {words.text}
            </Button>
          )}
          <Button
            look="quiet"
            size={40}
            icon={<Send />}
            isLoading={again.isPending}
            loadingLabel={words.sending}
            onClick={() => again.mutate()}
          >
            {words.send}
          </Button>
        </span>
      </div>
      {error && (
        <p role="alert" className="pb-2 text-small font-medium text-bad">
          {refusalText(error, { fallback: words.sendFailed })}
        </p>
      )}
    </article>
  );
}
