import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { Avatar } from '@wura/ui/avatar';
import { AwaitedRow, EmptyRow, useHasBeen, useIsRowAwaited } from '@wura/wallets/web/awaited-row';
import type { Recipient } from '@wura/wallets/web/recent-recipients';
import { Link } from 'react-router';
import { savedMessages } from './messages.ts';
import { RecipientFace } from './recipient-face.tsx';

type RecentRowProps = {
  /** Nothing while they are not known. */
  recent: readonly Recipient[] | undefined;
  askAgain: (() => void) | undefined;
  banks: readonly { code: string; name: string }[] | undefined;
  onPick: (account: { bankCode: string; accountNumber: string }) => void;
};

const shape =
  'flex w-[5.25rem] flex-col items-center gap-1.5 rounded-control px-1 pt-1 pb-1 text-center text-micro font-label hover:bg-surface-hover';

/** Those who were paid last, at a bank or with us, one press away. */
export function RecentRow({ recent, askAgain, banks, onPick }: RecentRowProps) {
  const words = useMessages(savedMessages);
  const known =
    banks &&
    recent?.flatMap(each => {
      const bank = banks.find(({ name }) => name === each.bank);
      return each.bank !== undefined && !bank ? [] : [{ ...each, bank }];
    });
  const isAwaited = useIsRowAwaited('recent recipients', known?.length, { usually: true });
  const isKept = useHasBeen(isAwaited);
  if (isAwaited) return <AwaitedRow askAgain={askAgain} />;
  if (!known || known.length === 0) return isKept ? <EmptyRow /> : null;
  return (
    <section aria-labelledby="recent-recipients" className="min-w-0">
      <h2 id="recent-recipients" className="mb-2 text-small font-medium">
        {words.recent}
      </h2>
      <ul className="relative -mx-5 flex gap-1 overflow-x-auto px-3.5 pb-1 [scrollbar-width:none] md:-mx-1.5 md:px-0">
        {known.map(({ name, accountNumber, bank }) => (
          <li key={`${bank?.code} ${accountNumber}`} className="flex-none">
            {bank ? (
              <button type="button" className={shape} onClick={() => onPick({ bankCode: bank.code, accountNumber })}>
                <RecipientFace name={name} bankCode={bank.code} bankName={bank.name} size={40} />
                <span className="line-clamp-2 w-full wrap-anywhere">{name}</span>
                <span className="sr-only">{bank.name}</span>
              </button>
            ) : (
              <Link to={`${viewAddress('intra-transfer')}&to=${accountNumber}`} className={shape}>
                <Avatar name={name} />
                <span className="line-clamp-2 w-full wrap-anywhere">{name}</span>
                <span className="sr-only">{words.onWura}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
