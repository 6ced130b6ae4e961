import { useMutation } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { IconButton } from '@wura/ui/icon-button';
import { toast } from '@wura/ui/toast';
import { SaveButton } from '@wura/wallets/web/save-button';
import { Star } from 'lucide-react';
import type { SavedPerson } from '../contract.ts';
import { savePerson } from './calls.ts';
import { peopleMessages } from './people-messages.ts';
import type { People } from './use-people.ts';

type SavePersonProps = { accountNumber: string; people: People };

/** After a transfer, when it is certain whom the customer pays. */
export function SavePerson({ accountNumber, people }: SavePersonProps) {
  return (
    <SaveButton
      words={useMessages(peopleMessages)}
      onSave={() => call(savePerson, { body: { account_number: accountNumber } })}
      onSaved={people.refresh}
      isSaved={!people.isKnown || people.all.some(({ account_number: number }) => number === accountNumber)}
    />
  );
}

interface StarPersonProps extends SavePersonProps {
  name: string;
  isSaved: boolean;
  onSaved: (saved: SavedPerson) => void;
}

/** Beside a name that was found. A saved person is forgotten in the list, where it can be taken back. */
export function StarPerson({ accountNumber, name, isSaved, people, onSaved }: StarPersonProps) {
  const words = useMessages(peopleMessages);
  const saving = useMutation({
    mutationFn: () => call(savePerson, { body: { account_number: accountNumber } }),
    onSuccess: saved => {
      toast(words.saved);
      onSaved(saved);
      return people.refresh();
    },
    onError: error => toast(refusalText(error, { fallback: words.saveFailed })),
  });
  return (
    <IconButton
      label={isSaved ? words.starred(name) : words.star(name)}
      icon={<Star className={isSaved ? 'fill-current' : ''} />}
      aria-pressed={isSaved}
      disabled={isSaved || saving.isPending}
      onClick={() => saving.mutate()}
      className="ml-auto flex-none"
    />
  );
}
