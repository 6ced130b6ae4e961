import type { Self } from '@wura/operators/console/self';
import { useKeys } from '@wura/operators/console/use-keys';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { findings } from './findings.ts';
import { createOpened } from './opened.ts';

const opened = createOpened();
export const openSearch = opened.open;

/** Ctrl K, or / : by a reference, a name, an account; or straight to a screen. */
export function SearchDialog({ role }: { role: Self['role'] }) {
  const isOpen = opened.useIsOpen();
  useKeys({ '/': opened.open });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) opened.open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen ? <Opened role={role} /> : null;
}

function Opened({ role }: { role: Self['role'] }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const found = findings(role, wanted);
  const go = (to: string | undefined) => {
    if (to === undefined) return;
    opened.close();
    void navigate(to);
  };
  return (
    <Dialog isOpen title="Search" closeLabel="Close" onClose={opened.close}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          go(found[0]?.to);
        }}
        className="flex flex-col gap-3"
      >
        <Field label="Reference, customer, or screen">
          <TextInput
            data-autofocus=""
            icon={<Search />}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </Field>
        <ul className="flex flex-col">
          {found.map(({ label, to }) => (
            <li key={label}>
              <Button
                look="quiet"
                size={44}
                isWide
                className="h-auto! min-h-11 justify-start! text-left whitespace-normal!"
                onClick={() => go(to)}
              >
                {label}
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className="py-2 text-ink-2">No screen is called that.</li>}
        </ul>
      </form>
    </Dialog>
  );
}
