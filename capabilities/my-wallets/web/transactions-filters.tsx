import { useMessages } from '@wura/browser/messages';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { Search } from 'lucide-react';
import { Chips } from '@wura/ui/chips';
import type { ReactNode } from 'react';
import type { Filter } from './filter.ts';
import { historyMessages, transactionsMessages } from './messages.ts';

type Kind = Filter['type'] | 'pending' | 'failed';

type TransactionsFiltersProps = {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** On a phone, at the right of the search: the way to what else there is. */
  beside?: ReactNode;
};

/** What narrows the transactions down: words, a kind, and days. */
export function TransactionsFilters({ filter, onChange, beside }: TransactionsFiltersProps) {
  const words = useMessages(transactionsMessages);
  const { search } = useMessages(historyMessages);
  const { period } = filter;
  return (
    <div role="search" className="flex flex-col gap-2">
      <div className="flex gap-2">
        <TextInput
          type="search"
          icon={<Search />}
          aria-label={search}
          placeholder={search}
          enterKeyHint="search"
          value={filter.text}
          onChange={event => onChange({ ...filter, text: event.target.value })}
          className="grow"
        />
        {beside}
      </div>
      <Chips
        legend={words.kind}
        name="kind"
        options={words.kinds}
        value={kindOf(filter)}
        onChange={kind => onChange({ ...filter, ...ofKind(kind) })}
      />
      <Chips
        legend={words.period}
        name="period"
        options={words.periods}
        value={period.name}
        onChange={name => onChange({ ...filter, period: name === 'days' ? { name, from: '', to: '' } : { name } })}
      />
      {period.name === 'days' && (
        <div className="grid grid-cols-2 gap-3 md:max-w-[420px]">
          {(['from', 'to'] as const).map(end => (
            <Field key={end} label={words[end]}>
              <TextInput
                type="date"
                value={period[end]}
                onChange={event => onChange({ ...filter, period: { ...period, [end]: event.target.value } })}
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}

function kindOf({ type, status }: Filter): Kind {
  if (status === 'pending' || status === 'failed') return status;
  return type;
}

function ofKind(kind: Kind): Pick<Filter, 'type' | 'status'> {
  if (kind === 'pending' || kind === 'failed') return { type: 'all', status: kind };
  return { type: kind, status: 'all' };
}
