import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { pinFault } from '@wura/identity/rules';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { RadioTiles } from '@wura/ui/radio-tiles';
import type { GuardianOverview } from '../contract.ts';
import { guardianFaults } from '../refusals.ts';
import { relations, type Relation } from '../rules.ts';
import { agreeToGuard } from './calls.ts';
import { guardianMessages } from './messages.ts';

const isRelation = (value: string): value is Relation => relations.some(each => each === value);

/** The adult says who they are to the young customer, and agrees with the PIN. */
export function AgreeForm({ id, onDone }: { id: string; onDone: (next: GuardianOverview) => Promise<void> }) {
  const words = useMessages(guardianMessages);
  const form = useForm({
    initial: { relation: '', pin: '' },
    faults: ({ relation, pin }) => ({
      relation: isRelation(relation) ? undefined : guardianFaults.relation_missing,
      pin: pinFault(pin),
    }),
    async submit({ relation, pin }) {
      if (!isRelation(relation)) return;
      try {
        await onDone(await call(agreeToGuard, { params: { id }, body: { relation, pin } }));
      } catch (error) {
        form.set('pin', '');
        throw error;
      }
    },
  });
  const { error, ...relationField } = form.field('relation');
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <p className="text-ink-2">{words.agreeLead}</p>
      <RadioTiles
        {...relationField}
        error={error}
        legend={words.relationLegend}
        name="relation"
        options={relations.map(value => ({ value, label: words.relations[value] }))}
        value={form.values.relation || undefined}
        onChange={value => form.set('relation', value)}
      />
      <Field label={words.pin} {...form.field('pin')}>
        <PinInput value={form.values.pin} onChange={value => form.set('pin', value)} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.notDone })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.loading}>
        {words.agree}
      </Button>
    </form>
  );
}
