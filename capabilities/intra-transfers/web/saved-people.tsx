import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Avatar } from '@wura/ui/avatar';
import { peopleMessages } from './people-messages.ts';
import { pick, type TransferValues } from './transfer-fields.ts';
import { nameOf, type People } from './use-people.ts';

const shownMax = 8;

type SavedPeopleProps = { form: Form<TransferValues>; people: People; onManage: () => void };

/** Those whom this customer has saved: one press fills in who it is for. */
export function SavedPeople({ form, people, onManage }: SavedPeopleProps) {
  const words = useMessages(peopleMessages);
  if (people.all.length === 0) return null;
  return (
    <section aria-labelledby="saved-people" className="min-w-0">
      <div className="flex items-center justify-between">
        <h2 id="saved-people" className="text-small font-medium">
          {words.title}
        </h2>
        <button type="button" className="link min-h-11 text-small" onClick={onManage}>
          {words.manage}
        </button>
      </div>
      <ul className="relative -mx-5 flex gap-1 overflow-x-auto px-3.5 pb-1 [scrollbar-width:none] md:-mx-1.5 md:px-0">
        {people.list.slice(0, shownMax).map(person => {
          const name = nameOf(person) ?? words.gone;
          return (
            <li key={person.id} className="flex-none">
              <button
                type="button"
                disabled={person.is_closed}
                className="flex w-[84px] flex-col items-center gap-1.5 rounded-control px-1 pt-1 pb-1 text-center text-micro font-label hover:bg-surface-hover disabled:text-ink-2"
                onClick={() => {
                  pick(form, { accountNumber: person.account_number, name: person.name ?? '', saved: person });
                  document.getElementById(form.idOf('amount'))?.focus();
                }}
              >
                <Avatar name={name} />
                <span className="line-clamp-2 w-full wrap-anywhere">{name}</span>
                {person.is_closed && <span className="text-ink-2">{words.closed}</span>}
                {person.is_name_changed && <span className="text-bad">{words.renamed}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
