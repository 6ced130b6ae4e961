import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Avatar } from '@wura/ui/avatar';
import { AwaitedRow, useIsRowAwaited } from '@wura/wallets/web/awaited-row';
import { SavedFace, SavedStrip } from '@wura/wallets/web/saved-strip';
import { peopleMessages } from './people-messages.ts';
import { pick, type TransferValues } from './transfer-fields.ts';
import { nameOf, type People } from './use-people.ts';

const shownMax = 8;

type SavedPeopleProps = { form: Form<TransferValues>; people: People; onManage: () => void };

/** Those whom this customer has saved: one press fills in who it is for. */
export function SavedPeople({ form, people, onManage }: SavedPeopleProps) {
  const words = useMessages(peopleMessages);
  const count = people.isKnown ? people.all.length : undefined;
  const isAwaited = useIsRowAwaited('saved people', count, { usually: false });
  if (isAwaited) return <AwaitedRow askAgain={people.askAgain} />;
  if (people.all.length === 0) return null;
  return (
    <SavedStrip id="saved-people" title={words.title} manage={words.manage} onManage={onManage}>
      {people.list.slice(0, shownMax).map(person => {
        const name = nameOf(person) ?? words.gone;
        return (
          <SavedFace
            key={person.id}
            disabled={person.is_closed}
            onClick={() => {
              pick(form, { accountNumber: person.account_number, name: person.name ?? '', saved: person });
              document.getElementById(form.idOf('amount'))?.focus();
            }}
            face={<Avatar name={name} />}
            name={name}
          >
            {person.is_closed && <span className="text-ink-2">{words.closed}</span>}
            {person.is_name_changed && <span className="text-bad">{words.renamed}</span>}
          </SavedFace>
        );
      })}
    </SavedStrip>
  );
}
