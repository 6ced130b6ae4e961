import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

export const filterNames = ['reference', 'customer', 'status', 'category', 'currency', 'from', 'to'] as const;
type Filter = (typeof filterNames)[number];

const texts: Partial<Record<Filter, { label: string; type?: string; max?: number }>> = {
  reference: { label: 'Reference, or a part' },
  customer: { label: 'Username or account' },
  category: { label: 'Category' },
  currency: { label: 'Currency', max: 5 },
  from: { label: 'From', type: 'date' },
  to: { label: 'To', type: 'date' },
};

export function MovementFilters() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(
    () => Object.fromEntries(filterNames.map(name => [name, search.get(name) ?? ''])) as Record<Filter, string>,
  );

  function send(event: FormEvent) {
    event.preventDefault();
    const currency = typed.currency.toUpperCase();
    const given = Object.entries({ ...typed, currency })
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== '');
    const tail = new URLSearchParams(Object.fromEntries(given)).toString();
    void navigate(`/transactions${tail && `?${tail}`}`);
  }

  return (
    <form onSubmit={send} className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:flex xl:flex-wrap">
      <Field label="State" className="xl:w-36">
        <Select value={typed.status} onChange={event => setTyped({ ...typed, status: event.target.value })}>
          <option value="">All</option>
          <option value="pending">Pending</option>
          <option value="completed">Completed</option>
          <option value="failed">Failed</option>
        </Select>
      </Field>
      {filterNames.map(name => {
        const { label, type = 'text', max = 200 } = texts[name] ?? {};
        if (!label) return null;
        return (
          <Field key={name} label={label} className="xl:w-44">
            <TextInput
              type={type}
              maxLength={max}
              value={typed[name]}
              onChange={event => setTyped({ ...typed, [name]: event.target.value })}
            />
          </Field>
        );
      })}
      <div className="col-span-2 flex gap-2">
        <Button type="submit" look="ink" size={44}>
          Filter
        </Button>
        {search.size > 0 && (
          <Button look="quiet" size={44} onClick={() => void navigate('/transactions')}>
            Clear filters
          </Button>
        )}
      </div>
    </form>
  );
}
