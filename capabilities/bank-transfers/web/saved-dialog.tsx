import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { matchOptions } from '@wura/ui/choose-option';
import { Dialog } from '@wura/ui/dialog';
import { EmptyState } from '@wura/ui/empty-state';
import { IconButton } from '@wura/ui/icon-button';
import { TextInput } from '@wura/ui/text-input';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Beneficiary } from '../contract.ts';
import { savedMessages } from './messages.ts';
import { RecipientFace } from './recipient-face.tsx';
import { RenameForm } from './rename-form.tsx';
import { nameOf, type useSaved } from './use-saved.ts';

const searchOver = 7;

type SavedDialogProps = { isOpen: boolean; onClose: () => void; saved: ReturnType<typeof useSaved> };

/** All saved accounts, to be named or forgotten. */
export function SavedDialog({ isOpen, onClose, saved }: SavedDialogProps) {
  const words = useMessages(savedMessages);
  return (
    <Dialog look="panel" isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={words.close}>
      <SavedList saved={saved} />
    </Dialog>
  );
}

function SavedList({ saved }: Pick<SavedDialogProps, 'saved'>) {
  const words = useMessages(savedMessages);
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<string>();
  const { all, failedRemoval } = saved;
  if (all.length === 0) {
    return (
      <EmptyState motif="feather" title={words.empty}>
        {words.emptyText}
      </EmptyState>
    );
  }
  const named = all.map(beneficiary => ({
    beneficiary,
    label: nameOf(beneficiary),
    keywords: `${beneficiary.account_name} ${beneficiary.bank_name} ${beneficiary.account_number}`,
  }));
  const shown = matchOptions(named, query);
  return (
    <div className="pt-2">
      {failedRemoval && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {words.removeFailed(nameOf(failedRemoval))}
        </p>
      )}
      {all.length > searchOver && (
        <TextInput
          icon={<Search />}
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onChange={event => setQuery(event.target.value)}
          autoComplete="off"
        />
      )}
      {shown.length === 0 && <p role="status">{words.noMatch(query)}</p>}
      <ul>
        {shown.map(({ beneficiary }) => (
          <li key={beneficiary.id} className="py-3 not-first:border-t not-first:border-line">
            {saved.isRemoved(beneficiary.id) ? (
              <Removed name={nameOf(beneficiary)} undo={() => saved.undo(beneficiary.id)} />
            ) : editing === beneficiary.id ? (
              <RenameForm beneficiary={beneficiary} rename={saved.rename} onDone={() => setEditing(undefined)} />
            ) : (
              <SavedAccount
                beneficiary={beneficiary}
                onEdit={() => setEditing(beneficiary.id)}
                onRemove={() => saved.remove(beneficiary)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SavedAccountProps = { beneficiary: Beneficiary; onEdit: () => void; onRemove: () => void };

function SavedAccount({ beneficiary, onEdit, onRemove }: SavedAccountProps) {
  const words = useMessages(savedMessages);
  const { account_name, account_number, bank_code, bank_name, nickname } = beneficiary;
  const name = nameOf(beneficiary);
  return (
    <div className="flex items-center gap-3.5">
      <RecipientFace name={name} bankCode={bank_code} bankName={bank_name} size={40} />
      <div className="min-w-0 grow leading-tight">
        <p className="font-label wrap-anywhere">{name}</p>
        {nickname !== null && <p className="text-small wrap-anywhere text-ink-2">{account_name}</p>}
        <p className="money-flow text-small whitespace-normal! text-ink-2">
          {words.account(bank_name, unbroken(groupAccountNumber(account_number)))}
        </p>
      </div>
      <IconButton label={words.edit(name)} icon={<Pencil className="size-[18px]!" />} onClick={onEdit} />
      <IconButton
        label={words.remove(name)}
        icon={<Trash2 className="size-[18px]!" />}
        onClick={onRemove}
        className="-ml-3 -mr-2"
      />
    </div>
  );
}

/** Bank and number may part at the end of a line; the number itself does not. */
const unbroken = (digits: string) => digits.replaceAll(' ', '\u00a0');

/** For five seconds in the place of what was deleted, with focus, because what had it is gone. */
function Removed({ name, undo }: { name: string; undo: () => void }) {
  const words = useMessages(savedMessages);
  return (
    <div role="status" className="flex min-h-11 items-center justify-between gap-3 text-ink-2">
      <span className="min-w-0 wrap-anywhere">{words.removed(name)}</span>
      <button type="button" ref={focusOnce} className="link min-h-11 flex-none" onClick={undo}>
        {words.undo}
      </button>
    </div>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
