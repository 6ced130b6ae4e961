import { useMessages } from '@wura/browser/messages';
import { SavedDialog } from '@wura/wallets/web/saved-dialog';
import type { ReactNode } from 'react';
import { textsIn } from './again.ts';
import { billerMessages } from './biller-messages.ts';
import type { Billers } from './use-billers.ts';

type BillersDialogProps = {
  isOpen: boolean;
  billers: Billers;
  write: (number: string) => string;
  tileOf: (fields: Readonly<Record<string, string>>) => ReactNode;
  onClose: () => void;
};

/** All saved numbers of a kind of bill, to be named or forgotten. It is loaded once it is asked for. */
export default function BillersDialog({ isOpen, billers, write, tileOf, onClose }: BillersDialogProps) {
  const words = useMessages(billerMessages);
  const { all, failedRemoval } = billers;
  const items = all.map(({ id, label, details }) => {
    const usualName = write(details.number);
    const lines = label === null ? [] : [usualName];
    const name = label ?? usualName;
    return { id, name, ownName: label, usualName, lines, keywords: details.number, face: tileOf(textsIn(details)) };
  });
  return (
    <SavedDialog
      isOpen={isOpen}
      onClose={onClose}
      words={words}
      saved={{
        items,
        isRemoved: billers.isRemoved,
        undo: billers.undo,
        remove: id => all.filter(each => each.id === id).forEach(billers.remove),
        rename: (id, label) => billers.rename({ id, label }),
        failedRemoval: failedRemoval && (failedRemoval.label ?? write(failedRemoval.details.number)),
      }}
    />
  );
}
