import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { nameCase } from '@wura/browser/name-case';
import { Avatar } from '@wura/ui/avatar';
import { SavedDialog, unbroken } from '@wura/wallets/web/saved-dialog';
import { peopleMessages } from './people-messages.ts';
import { nameOf, type People } from './use-people.ts';

type PeopleDialogProps = { isOpen: boolean; onClose: () => void; people: People };

/** All saved people, to be named or forgotten. */
export default function PeopleDialog({ isOpen, onClose, people }: PeopleDialogProps) {
  const words = useMessages(peopleMessages);
  const { all, failedRemoval, isRemoved, undo, remove, rename } = people;
  const items = all.map(person => {
    const { id, account_number, nickname, is_closed: isClosed } = person;
    const usualName = person.name === null ? (person.kept_name ?? words.gone) : nameCase(person.name);
    const name = nameOf(person) ?? words.gone;
    return {
      id,
      name,
      ownName: nickname,
      usualName,
      lines: [
        ...(nickname === null ? [] : [usualName]),
        isClosed ? words.closed : words.account(unbroken(groupAccountNumber(account_number))),
      ],
      keywords: `${usualName} ${account_number}`,
      face: <Avatar name={name} />,
    };
  });
  return (
    <SavedDialog
      isOpen={isOpen}
      onClose={onClose}
      words={words}
      saved={{
        items,
        isRemoved,
        undo,
        remove: id => all.filter(each => each.id === id).forEach(remove),
        rename: (id, nickname) => rename.mutateAsync({ id, nickname }),
        failedRemoval: failedRemoval && (nameOf(failedRemoval) ?? words.gone),
      }}
    />
  );
}
