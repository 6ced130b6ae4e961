import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { Search } from 'lucide-react';
import { useState } from 'react';

interface FindProps {
  label: string;
  /** What was looked for before; give it as the key as well, so that the way back brings it back. */
  typed: string;
  onFind: (typed: string) => void;
}

/** Looks for one in a list, when it is sent. */
export function Find({ label, typed: before, onFind }: FindProps) {
  const [typed, setTyped] = useState(before);
  return (
    <form
      role="search"
      className="mb-4 flex items-end gap-2"
      onSubmit={event => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <Field label={label} className="w-full max-w-[480px]">
        <TextInput icon={<Search />} maxLength={200} value={typed} onChange={event => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" look="ink" size={44}>
        Find
      </Button>
    </form>
  );
}
