import { useMessages } from '@wura/browser/messages';
import { matchOptions } from '@wura/ui/choose-option';
import { Dialog } from '@wura/ui/dialog';
import { EmptyState } from '@wura/ui/empty-state';
import { IconButton } from '@wura/ui/icon-button';
import { TextInput } from '@wura/ui/text-input';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { savedMessages } from './messages.ts';
import { RenameForm } from './rename-form.tsx';

const searchOver = 7;

/** Something that a customer has saved to pay it again: a bank account, a phone, a meter. */
export interface SavedItem {
  readonly id: string;
  /** What it is called: by the customer, or else by itself. */
  readonly name: string;
  /** The customer's own name for it, where there is one. */
  readonly ownName: string | null;
  /** What it is called without one. */
  readonly usualName: string;
  /** Beneath the name. */
  readonly lines: readonly string[];
  readonly keywords: string;
  readonly face: ReactNode;
}

export interface SavedItems {
  readonly items: readonly SavedItem[];
  isRemoved(id: string): boolean;
  undo(id: string): void;
  remove(id: string): void;
  rename(id: string, name: string | null): Promise<unknown>;
  /** The one whose deletion was refused, by its name. */
  readonly failedRemoval: string | undefined;
}

type SavedDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  saved: SavedItems;
  words: {
    title: string;
    empty: string;
    emptyText: string;
    search: string;
    noMatch: (query: string) => string;
    /** Beneath the field of an own name. */
    nicknameHelper: string;
  };
};

/** All that is saved, to be named or forgotten. */
export function SavedDialog({ isOpen, onClose, saved, words }: SavedDialogProps) {
  const { close } = useMessages(savedMessages);
  return (
    <Dialog look="panel" isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={close}>
      <SavedList saved={saved} words={words} />
    </Dialog>
  );
}

function SavedList({ saved, words }: Pick<SavedDialogProps, 'saved' | 'words'>) {
  const common = useMessages(savedMessages);
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<string>();
  const { items, failedRemoval } = saved;
  if (items.length === 0) {
    return (
      <EmptyState motif="feather" title={words.empty}>
        {words.emptyText}
      </EmptyState>
    );
  }
  const shown = matchOptions(
    items.map(item => ({ item, label: item.name, keywords: item.keywords })),
    query,
  );
  return (
    <div className="pt-2">
      {failedRemoval !== undefined && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {common.removeFailed(failedRemoval)}
        </p>
      )}
      {items.length > searchOver && (
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
        {shown.map(({ item }) => (
          <li key={item.id} className="py-3 not-first:border-t not-first:border-line">
            {saved.isRemoved(item.id) ? (
              <Removed name={item.name} undo={() => saved.undo(item.id)} />
            ) : editing === item.id ? (
              <RenameForm
                item={item}
                helper={words.nicknameHelper}
                rename={name => saved.rename(item.id, name)}
                onDone={() => setEditing(undefined)}
              />
            ) : (
              <Saved item={item} onEdit={() => setEditing(item.id)} onRemove={() => saved.remove(item.id)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Saved({ item, onEdit, onRemove }: { item: SavedItem; onEdit: () => void; onRemove: () => void }) {
  const words = useMessages(savedMessages);
  const { name, lines, face } = item;
  return (
    <div className="flex items-center gap-3.5">
      {face}
      <div className="min-w-0 grow leading-tight">
        <p className="font-label wrap-anywhere">{name}</p>
        {lines.map(line => (
          <p key={line} className="money-flow text-small wrap-anywhere whitespace-normal! text-ink-2">
            {line}
          </p>
        ))}
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
export const unbroken = (digits: string) => digits.replaceAll(' ', '\u00a0');

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
