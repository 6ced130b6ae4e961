import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { isRate } from '../is-rate.ts';
import { exchangeFaults } from '../rules.ts';
import { addAlert, listAlerts } from './calls.ts';
import { waitingMessages } from './messages.ts';
import { usePricedNow } from './priced-now.ts';
import { RateField } from './rate-field.tsx';

export function AlertForm({ pair, onDone }: { pair: { from: string; to: string }; onDone: () => void }) {
  const words = useMessages(waitingMessages);
  const queries = useQueryClient();
  const priced = usePricedNow(pair);
  const form = useForm({
    initial: { rate: '' },
    faults: ({ rate }) => ({ rate: isRate(rate) ? undefined : exchangeFaults.rate_invalid }),
    submit: async ({ rate }) => {
      await call(addAlert, { body: { from: priced.of, to: priced.in, rate } });
      await queries.invalidateQueries({ queryKey: [listAlerts.path] });
      onDone();
      toast(words.alertSet);
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-5 pb-1">
      <p className="text-ink-2">{words.alertLead}</p>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <RateField
        form={form}
        label={words.priceOf(priced.of, priced.in)}
        helper={priced.price && words.now(priced.price)}
        currency={priced.in}
      />
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.setting}>
        {words.setAlert}
      </Button>
    </form>
  );
}
