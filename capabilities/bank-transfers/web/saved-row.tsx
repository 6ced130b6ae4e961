import { useMessages } from '@wura/browser/messages';
import { AwaitedRow, useIsRowAwaited } from '@wura/wallets/web/awaited-row';
import { SavedFace, SavedStrip } from '@wura/wallets/web/saved-strip';
import type { Beneficiary } from '../contract.ts';
import { savedMessages } from './messages.ts';
import { RecipientFace } from './recipient-face.tsx';
import { nameOf } from './use-saved.ts';

const shownMax = 8;

type SavedRowProps = {
  /** Nothing while they are not known. */
  saved: readonly Beneficiary[] | undefined;
  askAgain: (() => void) | undefined;
  onPick: (beneficiary: Beneficiary) => void;
  onManage: () => void;
};

/** Those this customer pays most, one press away. */
export function SavedRow({ saved, askAgain, onPick, onManage }: SavedRowProps) {
  const words = useMessages(savedMessages);
  const isAwaited = useIsRowAwaited('saved accounts', saved?.length, { usually: false });
  if (isAwaited) return <AwaitedRow askAgain={askAgain} />;
  if (!saved || saved.length === 0) return null;
  return (
    <SavedStrip id="saved-accounts" title={words.title} manage={words.manage} onManage={onManage}>
      {saved.slice(0, shownMax).map(each => {
        const name = nameOf(each);
        return (
          <SavedFace
            key={each.id}
            says={words.sendTo(name, each.bank_name)}
            onClick={() => onPick(each)}
            face={<RecipientFace name={name} bankCode={each.bank_code} bankName={each.bank_name} size={40} />}
            name={name}
          />
        );
      })}
    </SavedStrip>
  );
}
