import { switchKeys, useKeys, useKeysOn } from '@wura/operators/console/use-keys';
import { Dialog } from '@wura/ui/dialog';
import { Switch } from '@wura/ui/switch';
import { createOpened } from './opened.ts';

const opened = createOpened();
export const openKeysHelp = opened.open;

const keys = {
  'Ctrl K': 'Search, also with /',
  J: 'The next row, or the next of a queue',
  K: 'The row before',
  Enter: 'Open the row',
  A: 'Approve, credit, resolve or move on what is open; add to a list',
  R: 'Reject, return or reply to what is open',
  C: 'Correct what is open',
  T: 'Take the case that is open',
  Q: 'Ask the provider again about what is open',
  '?': 'These keys',
  Esc: 'Close a dialog',
};

/** What the keys do, and whether single ones do anything. */
export function KeysHelp() {
  const isOpen = opened.useIsOpen();
  const isOn = useKeysOn();
  useKeys({ '?': opened.open });
  return (
    <Dialog isOpen={isOpen} title="Keys" closeLabel="Close" onClose={opened.close}>
      <dl className="mb-3">
        {Object.entries(keys).map(([key, what]) => (
          <div key={key} className="flex items-center gap-4 py-1.5">
            <dt className="w-20 shrink-0">
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single keys"
        helper="Off: only Ctrl K, Enter and Esc do anything."
        isOn={isOn}
        onChange={switchKeys}
      />
    </Dialog>
  );
}
