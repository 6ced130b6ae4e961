import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { SavedDialog as SavedItemsDialog, unbroken } from '@wura/wallets/web/saved-dialog';
import { savedMessages } from './messages.ts';
import { RecipientFace } from './recipient-face.tsx';
import { nameOf, type useSaved } from './use-saved.ts';

type SavedDialogProps = { isOpen: boolean; onClose: () => void; saved: ReturnType<typeof useSaved> };

/** All saved accounts, to be named or forgotten. */
export function SavedDialog({ isOpen, onClose, saved }: SavedDialogProps) {
  const words = useMessages(savedMessages);
  const { all, failedRemoval, isRemoved, undo, remove, rename } = saved;
  const items = all.map(beneficiary => {
    const { id, account_name, account_number, bank_code, bank_name, nickname } = beneficiary;
    const name = nameOf(beneficiary);
    return {
      id,
      name,
      ownName: nickname,
      usualName: account_name,
      lines: [
        ...(nickname === null ? [] : [account_name]),
        words.account(bank_name, unbroken(groupAccountNumber(account_number))),
      ],
      keywords: `${account_name} ${bank_name} ${account_number}`,
      face: <RecipientFace name={name} bankCode={bank_code} bankName={bank_name} size={40} />,
    };
  });
  return (
    <SavedItemsDialog
      isOpen={isOpen}
      onClose={onClose}
      words={words}
      saved={{
        items,
        isRemoved,
        undo,
        remove: id => all.filter(each => each.id === id).forEach(remove),
        rename: (id, nickname) => rename.mutateAsync({ id, nickname }),
        failedRemoval: failedRemoval && nameOf(failedRemoval),
      }}
    />
  );
}
