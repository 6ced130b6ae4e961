import { useMessages } from '@wura/browser/messages';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { Search } from 'lucide-react';
import type { Filter } from './filter.ts';
import { historyMessages } from './messages.ts';

export function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const words = useMessages(historyMessages);
  const choose =
    <Name extends 'type' | 'status' | 'sort'>(name: Name) =>
    (event: { target: { value: string } }) =>
      onChange({ ...filter, [name]: event.target.value as Filter[Name] });
  return (
    <div
      role="search"
      className="grid w-full grid-cols-[auto_auto_auto] gap-2 max-[359px]:grid-cols-1 md:flex md:w-auto [&_select]:pr-6! [&_select]:pl-2! md:[&_select]:pr-8! md:[&_select]:pl-2.5!"
    >
      <TextInput
        isSmall
        type="search"
        icon={<Search />}
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={filter.text}
        onChange={event => onChange({ ...filter, text: event.target.value })}
        className="min-[360px]:col-span-3 md:w-42"
      />
      <Select isSmall aria-label={words.type} value={filter.type} onChange={choose('type')}>
        {options(words.types)}
      </Select>
      <Select isSmall aria-label={words.status} value={filter.status} onChange={choose('status')}>
        {options(words.statuses)}
      </Select>
      <Select isSmall aria-label={words.sort} value={filter.sort} onChange={choose('sort')}>
        {options(words.sorts)}
      </Select>
    </div>
  );
}

function options(texts: Record<string, string>) {
  return Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
