import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { useNarrow } from '@wura/ui/use-narrow';
import { CategoryOptions } from '@wura/wallets/web/category-options';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { More } from './filter.ts';
import { narrowMessages } from './label-messages.ts';

type NarrowDownProps = {
  more: More;
  onChange: (more: More) => void;
  /** The other side that the list is narrowed down to, and the way back. */
  party: { name: string; leave: () => void } | undefined;
};

/** Category and amounts: a row on a desktop, a sheet on a phone. */
export function NarrowDown({ more, onChange, party }: NarrowDownProps) {
  const words = useMessages(narrowMessages);
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(more).filter(value => value !== '').length;
  return (
    <div className="flex flex-col gap-2">
      {isNarrow ? (
        <>
          <Button look="line" size={44} icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
            {count > 0 ? words.moreOn(count) : words.more}
          </Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title={words.title}
            closeLabel={words.close}
            footer={
              <div className="grid grid-cols-2 gap-2">
                <Button look="line" onClick={() => onChange({ category: '', min: '', max: '' })}>
                  {words.clear}
                </Button>
                <Button onClick={() => setOpen(false)}>{words.show}</Button>
              </div>
            }
          >
            <div className="flex flex-col gap-4 pt-2">
              <Choices more={more} onChange={onChange} />
            </div>
          </Dialog>
        </>
      ) : (
        <div className="grid max-w-[640px] grid-cols-[2fr_1fr_1fr] gap-3">
          <Choices more={more} onChange={onChange} />
        </div>
      )}
      {party && (
        <p className="flex flex-wrap items-center gap-2 text-small font-label">
          <span>{words.with(party.name)}</span>
          <Button look="quiet" size={44} icon={<X />} onClick={party.leave}>
            {words.withAnyone}
          </Button>
        </p>
      )}
    </div>
  );
}

function Choices({ more, onChange }: Pick<NarrowDownProps, 'more' | 'onChange'>) {
  const words = useMessages(narrowMessages);
  return (
    <>
      <Field label={words.category}>
        <Select value={more.category} onChange={event => onChange({ ...more, category: event.target.value })}>
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
            onChange={event => onChange({ ...more, [end]: event.target.value.replace(/[^\d.,]/g, '').slice(0, 18) })}
          />
        </Field>
      ))}
    </>
  );
}
