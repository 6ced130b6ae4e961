import { useMessages } from '@wura/browser/messages';
import type { Beneficiary } from '../contract.ts';
import { savedMessages } from './messages.ts';
import { RecipientFace } from './recipient-face.tsx';
import { nameOf } from './use-saved.ts';

const shownMax = 8;

type SavedRowProps = {
  saved: readonly Beneficiary[];
  onPick: (beneficiary: Beneficiary) => void;
  onManage: () => void;
};

/** Those this customer pays most, one press away. */
export function SavedRow({ saved, onPick, onManage }: SavedRowProps) {
  const words = useMessages(savedMessages);
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-accounts" className="min-w-0">
      <div className="flex items-center justify-between">
        <h2 id="saved-accounts" className="text-small font-medium">
          {words.title}
        </h2>
        <button type="button" className="link min-h-11 text-small" onClick={onManage}>
          {words.manage}
        </button>
      </div>
      <ul className="relative -mx-5 flex gap-1 overflow-x-auto px-3.5 pb-1 [scrollbar-width:none] md:-mx-1.5 md:px-0">
        {saved.slice(0, shownMax).map(each => (
          <li key={each.id} className="flex-none">
            <button
              type="button"
              aria-label={words.sendTo(nameOf(each), each.bank_name)}
              onClick={() => onPick(each)}
              className="flex w-[84px] flex-col items-center gap-1.5 rounded-control px-1 pt-1 pb-1 text-center text-micro font-label hover:bg-surface-hover"
            >
              <RecipientFace name={nameOf(each)} bankCode={each.bank_code} bankName={each.bank_name} size={40} />
              <span className="line-clamp-2 w-full wrap-anywhere">{nameOf(each)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
