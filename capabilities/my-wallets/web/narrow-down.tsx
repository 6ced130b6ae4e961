import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { IconButton } from '@wura/ui/icon-button';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { CategoryOptions } from '@wura/wallets/web/category-options';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { Filter, More } from './filter.ts';
import { narrowMessages } from './label-messages.ts';
import { historyMessages } from './messages.ts';

type NarrowDownProps = {
  more: More;
  sort: Filter['sort'];
  onChange: (more: More, sort: Filter['sort']) => void;
};

const nothing: More = { category: '', min: '', max: '' };

/** Category, amounts and the order, as a row. */
export function NarrowDown(props: NarrowDownProps) {
  return (
    <div className="grid grid-cols-[2fr_1fr_1fr_1fr] gap-3">
      <Choices {...props} />
    </div>
  );
}

/** The same for a phone: one button beside the search, so that the list begins high on the screen, and a sheet. */
export function NarrowDownSheet(props: NarrowDownProps) {
  const words = useMessages(narrowMessages);
  const [isOpen, setOpen] = useState(false);
  const { more, sort, onChange } = props;
  const count = [...Object.values(more), sort === 'date' ? '' : sort].filter(value => value !== '').length;
  return (
    <>
      <IconButton
        label={count > 0 ? words.moreOn(count) : words.more}
        icon={<SlidersHorizontal />}
        hasNews={count > 0}
        className="size-13! rounded-control! border border-control bg-surface"
        onClick={() => setOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={words.close}
        footer={
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <Button look="line" onClick={() => onChange(nothing, 'date')}>
              {words.clear}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.show}</Button>
          </div>
        }
      >
        <div className="flex flex-col gap-4 pt-2">
          <Choices {...props} />
        </div>
      </Dialog>
    </>
  );
}

/** Whom the list is narrowed down to, and the way back. */
export function WithParty({ name, leave }: { name: string; leave: () => void }) {
  const words = useMessages(narrowMessages);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-small font-label">
      <span>{words.with(name)}</span>
      <Button look="quiet" size={44} icon={<X />} onClick={leave}>
        {words.withAnyone}
      </Button>
    </p>
  );
}

function Choices({ more, sort, onChange }: NarrowDownProps) {
  const words = useMessages(narrowMessages);
  const history = useMessages(historyMessages);
  return (
    <>
      <Field label={words.category}>
        <Select value={more.category} onChange={event => onChange({ ...more, category: event.target.value }, sort)}>
          <option value="">{words.anyCategory}</option>
          <CategoryOptions />
        </Select>
      </Field>
      {(['min', 'max'] as const).map(end => (
        <Field key={end} label={end === 'min' ? words.least : words.most}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={more[end]}
            onChange={event =>
              onChange({ ...more, [end]: event.target.value.replace(/[^\d.,]/g, '').slice(0, 18) }, sort)
            }
          />
        </Field>
      ))}
      <Field label={history.sort}>
        <Select value={sort} onChange={event => onChange(more, event.target.value as Filter['sort'])}>
          {(['date', 'amount'] as const).map(each => (
            <option key={each} value={each}>
              {history.sorts[each]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
