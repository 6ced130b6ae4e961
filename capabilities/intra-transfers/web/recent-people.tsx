import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Avatar } from '@wura/ui/avatar';
import { AwaitedRow, EmptyRow, useHasBeen, useIsRowAwaited } from '@wura/wallets/web/awaited-row';
import { useRecentRecipients } from '@wura/wallets/web/recent-recipients';
import { transferMessages } from './messages.ts';
import { pick, type TransferValues } from './transfer-fields.ts';
import type { People } from './use-people.ts';

type RecentPeopleProps = { form: Form<TransferValues>; ownAccountNumber: string | undefined; people: People };

/** Customers who were sent money lately: one press fills in who it is for. Nothing had to be saved. */
export function RecentPeople({ form, ownAccountNumber, people: { list: saved } }: RecentPeopleProps) {
  const words = useMessages(transferMessages);
  const { recent, askAgain } = useRecentRecipients();
  const people = recent?.filter(
    ({ bank, accountNumber }) =>
      bank === undefined &&
      /^\d{10}$/.test(accountNumber) &&
      accountNumber !== ownAccountNumber &&
      // Those stand above already.
      !saved.some(each => each.account_number === accountNumber),
  );
  const isAwaited = useIsRowAwaited('recent people', people?.length, { usually: true });
  const isKept = useHasBeen(isAwaited);
  if (isAwaited) return <AwaitedRow askAgain={askAgain} />;
  if (!people || people.length === 0) return isKept ? <EmptyRow /> : null;
  return (
    <section aria-labelledby="recent-people" className="min-w-0">
      <h2 id="recent-people" className="mb-2 text-small font-medium">
        {words.recent}
      </h2>
      <ul className="relative -mx-5 flex gap-1 overflow-x-auto px-3.5 pb-1 [scrollbar-width:none] md:-mx-1.5 md:px-0">
        {people.map(({ name, accountNumber }) => (
          <li key={accountNumber} className="flex-none">
            <button
              type="button"
              className="flex w-[5.25rem] flex-col items-center gap-1.5 rounded-control px-1 pt-1 pb-1 text-center text-micro font-label hover:bg-surface-hover"
              onClick={() => {
                pick(form, { accountNumber, name, saved: undefined });
                document.getElementById(form.idOf('amount'))?.focus();
              }}
            >
              <Avatar name={name} />
              <span className="line-clamp-2 w-full wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
