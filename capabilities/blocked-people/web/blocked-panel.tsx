import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { TextInput } from '@wura/ui/text-input';
import { toast } from '@wura/ui/toast';
import { useState } from 'react';
import type { BlockedPerson } from '../contract.ts';
import { blockFaults } from '../refusals.ts';
import { BlockFromTransaction } from './block-from-transaction.tsx';
import { blockPerson, listBlocked, unblockPerson } from './calls.ts';
import { blockMessages } from './messages.ts';

/** Whom a customer keeps away. */
export default function BlockedPanel() {
  const words = useMessages(blockMessages);
  const queries = useQueryClient();
  const list = useRoute(listBlocked, {});
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listBlocked).slice(0, 1) });
  async function onBlocked({ name }: BlockedPerson) {
    toast(words.isBlocked(name));
    await refresh();
  }
  const people = list.data?.data ?? [];
  return (
    <section className="panel p-5" aria-labelledby="blocked-title">
      <h2 id="blocked-title" className="text-t3">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2">{words.lead}</p>
      {list.isPending && (
        <Loading text={words.loading} className="mt-3">
          <Skeleton className="h-[18px]" />
        </Loading>
      )}
      {list.isError && !list.data && (
        <p role="alert" className="mt-2 text-bad">
          {refusalText(list.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void list.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {list.data && people.length === 0 && <p className="mt-2">{words.none}</p>}
      {people.length > 0 && (
        <ul className="mt-2">
          {people.map(person => (
            <Row key={person.id} of={person} onDone={refresh} />
          ))}
        </ul>
      )}
      <BlockForm onBlocked={onBlocked} />
      <BlockFromTransaction onBlocked={onBlocked} />
    </section>
  );
}

function Row({
  of: { id, name, account_number: account },
  onDone,
}: {
  of: BlockedPerson;
  onDone: () => Promise<void>;
}) {
  const words = useMessages(blockMessages);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  async function unblock() {
    setBusy(true);
    try {
      await call(unblockPerson, { params: { id } });
      toast(words.isUnblocked(name));
      await onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-3 border-line py-2 not-first:border-t">
      <span className="min-w-0 grow">
        <span className="block truncate font-label">{name}</span>
        <span className="block text-small text-ink-2">{account}</span>
      </span>
      <Button
        look="line"
        size={44}
        aria-label={words.unblockName(name)}
        isLoading={isBusy}
        loadingLabel={words.loading}
        onClick={() => void unblock()}
      >
        {words.unblock}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="w-full font-medium text-bad">
          {refusalText(failure, { fallback: words.notDone })}
        </p>
      )}
    </li>
  );
}

function BlockForm({ onBlocked }: { onBlocked: (person: BlockedPerson) => Promise<void> }) {
  const words = useMessages(blockMessages);
  const form = useForm({
    initial: { whom: '' },
    wireNames: { account_number: 'whom' },
    faults: ({ whom }) => ({
      whom: /^(?:\d{10}|@\w{3,20})$/.test(whom.trim()) ? undefined : blockFaults.blocked_missing,
    }),
    async submit({ whom }) {
      const person = await call(blockPerson, { body: { account_number: whom.trim() } });
      form.set('whom', '');
      await onBlocked(person);
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="mt-3 flex flex-col gap-3">
      <Field label={words.whom} {...form.field('whom')}>
        <TextInput {...form.text('whom')} autoCapitalize="none" autoComplete="off" maxLength={21} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.notDone })}
        </p>
      )}
      <Button type="submit" look="line" size={44} isLoading={form.isBusy} loadingLabel={words.loading}>
        {words.block}
      </Button>
    </form>
  );
}
