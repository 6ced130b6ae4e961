import { call } from '@wura/browser/client';
import { momentDate } from '@wura/browser/dates';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import type { GuardianLink, GuardianOverview } from '../contract.ts';
import { guardianFaults } from '../refusals.ts';
import { askGuardian, endLink } from './calls.ts';
import { Caps } from './caps.tsx';
import type { Done } from './done.ts';
import { guardianMessages } from './messages.ts';
import { useDeed } from './use-deed.ts';

/** Who answers for this customer: asked, looked at by staff, linked, or none yet. */
export function MyGuardian({
  overview: { mine, may_ask: mayAsk },
  onDone,
}: {
  overview: GuardianOverview;
  onDone: Done;
}) {
  const words = useMessages(guardianMessages);
  const withdraw = useDeed(words.notDone);
  const isOpen = mine?.status === 'asked' || mine?.status === 'agreed';
  return (
    <section className="panel p-5" aria-labelledby="mine">
      <h2 id="mine" className="text-t3">
        {words.mineTitle}
      </h2>
      {mine && <p className="mt-1 wrap-anywhere">{stands(words, mine)}</p>}
      {mine?.reason && (
        <div className="mt-2 rounded-control bg-sunken px-4 py-3">
          <p className="text-small text-ink-2">{words.reason}</p>
          <p className="wrap-anywhere">{mine.reason}</p>
        </div>
      )}
      {mine?.limits && <Caps caps={mine.limits} />}
      {mine && isOpen && (
        <Button
          look="line"
          size={44}
          className="mt-3"
          isLoading={withdraw.isBusy}
          loadingLabel={words.loading}
          onClick={() =>
            withdraw.run(async () => onDone(words.isEnded, await call(endLink, { params: { id: mine.id } })))
          }
        >
          {words.withdraw}
        </Button>
      )}
      {withdraw.failed && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {withdraw.failed}
        </p>
      )}
      {mayAsk && <AskForm onDone={onDone} />}
    </section>
  );
}

type Words = ReturnType<typeof useGuardianWords>;
const useGuardianWords = () => useMessages(guardianMessages);

function stands(words: Words, { status, name, asked_at: at }: GuardianLink) {
  if (status === 'asked') return words.statuses.asked(momentDate(at));
  if (status === 'agreed' || status === 'linked') return words.statuses[status](name ?? '');
  return words.statuses[status];
}

function AskForm({ onDone }: { onDone: Done }) {
  const words = useMessages(guardianMessages);
  const form = useForm({
    initial: { guardian: '' },
    faults: ({ guardian }) => ({
      guardian: guardian.trim().length < 3 ? guardianFaults.guardian_missing : undefined,
    }),
    submit: async ({ guardian }) => onDone(words.isAsked, await call(askGuardian, { body: { guardian } })),
  });
  return (
    <form noValidate onSubmit={form.send} className="mt-3 flex flex-col gap-4">
      <p className="text-ink-2">{words.askLead}</p>
      <Field label={words.whom} helper={words.whomHelper} {...form.field('guardian')}>
        <TextInput {...form.text('guardian')} autoCapitalize="none" autoComplete="off" maxLength={254} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.notDone })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.loading}>
        {words.ask}
      </Button>
    </form>
  );
}
