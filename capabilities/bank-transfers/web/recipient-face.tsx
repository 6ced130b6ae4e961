import { Avatar } from '@wura/ui/avatar';
import { BankTile } from './bank-tile.tsx';

type RecipientFaceProps = { name: string; bankCode: string; bankName: string; size?: 40 | 52 | undefined };

/** Whose account, with its bank at the corner: beside a small face, whose letters it would cover. */
export function RecipientFace({ name, bankCode, bankName, size = 52 }: RecipientFaceProps) {
  return (
    <span className="relative flex-none">
      <Avatar name={name} size={size} />
      <span
        className={`absolute -bottom-1.5 rounded-lg shadow-[0_0_0_2.5px_var(--surface)] ${size === 40 ? '-right-3.5' : '-right-1.5'}`}
      >
        <BankTile code={bankCode} name={bankName} size={24} />
      </span>
    </span>
  );
}
