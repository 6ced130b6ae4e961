import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { partnerEventNames, type PartnerEventName } from '@wura/features/partner-event-names';
import { Button } from '@wura/ui/button';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { TextInput } from '@wura/ui/text-input';
import { webhookFaults } from '../refusals.ts';
import { urlFault } from '../rules.ts';
import { webhookMessages } from './messages.ts';

export interface Wanted {
  url: string;
  events: PartnerEventName[];
}

const atFirst: readonly PartnerEventName[] = ['payment.made', 'payment.failed', 'money.received'];

type Flags = Record<PartnerEventName, boolean>;
const flagsOf = (events: readonly PartnerEventName[]) =>
  Object.fromEntries(partnerEventNames.map(name => [name, events.includes(name)])) as Flags;
const chosen = (flags: Readonly<Flags>) => partnerEventNames.filter(name => flags[name]);

/** Which address is told, and of what. */
export function EndpointForm({ held, onSave }: { held?: Wanted; onSave: (wanted: Wanted) => Promise<void> }) {
  const words = useMessages(webhookMessages);
  const form = useForm({
    initial: { url: held?.url ?? '', ...flagsOf(held?.events ?? atFirst) },
    wireNames: { events: partnerEventNames[0] },
    faults: values => ({
      url: urlFault(values.url),
      [partnerEventNames[0]]: chosen(values).length > 0 ? undefined : webhookFaults.webhook_events_missing,
    }),
    submit: values => onSave({ url: values.url, events: chosen(values) }),
  });
  const fault = form.errors[partnerEventNames[0]];
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <FormFailure form={form} fallback={words.notDone} dismissLabel={words.close} />
      <Field label={words.url} helper={words.urlHelper} {...form.field('url')}>
        <TextInput {...form.text('url')} type="url" inputMode="url" maxLength={500} autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="font-label">{words.eventsLegend}</legend>
        {partnerEventNames.map(name => (
          <Checkbox
            key={name}
            name={name}
            label={words.events[name]}
            checked={form.values[name]}
            onChange={({ target }) => form.set(name, target.checked)}
          />
        ))}
        {fault && (
          <p role="alert" className="text-small font-medium text-bad">
            {faultText(fault)}
          </p>
        )}
      </fieldset>
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.saving}>
        {held ? words.save : words.next}
      </Button>
    </form>
  );
}
