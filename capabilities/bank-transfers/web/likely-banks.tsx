import { useMessages } from '@wura/browser/messages';
import { BankTile } from './bank-tile.tsx';
import { sendMessages } from './messages.ts';

const shownMax = 5;

type LikelyBanksProps = {
  banks: readonly { code: string; name: string }[];
  onPick: (code: string) => void;
};

/** The banks that the number's check digit allows, one press away; every other stays in the list below. */
export function LikelyBanks({ banks, onPick }: LikelyBanksProps) {
  const words = useMessages(sendMessages);
  if (banks.length === 0) return null;
  return (
    <section aria-label={words.likelyBanks} className="-mt-2">
      <p className="mb-1.5 text-small text-ink-2">{words.likelyBanks}</p>
      <ul className="flex flex-wrap gap-2">
        {banks.slice(0, shownMax).map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => onPick(code)}
              className="flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface py-1 pr-3.5 pl-2 text-small font-label hover:bg-surface-hover"
            >
              <BankTile code={code} name={name} size={24} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
