import { useMessages } from '@wura/browser/messages';
import { Dialog } from '@wura/ui/dialog';
import { WalletRow } from '@wura/ui/wallet-card';
import { walletsMessages } from './messages.ts';
import { useWalletFace } from './wallet-face.ts';
import type { WalletsState } from './wallets-screen.tsx';

type AllWalletsDialogProps = { isOpen: boolean; onClose: () => void; state: WalletsState };

/** Every wallet, for those with more than the screen shows. */
export function AllWalletsDialog({ isOpen, onClose, state }: AllWalletsDialogProps) {
  const words = useMessages(walletsMessages);
  const faceOf = useWalletFace();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.all} closeLabel={words.close}>
      <ul className="flex flex-col gap-2 py-1">
        {state.wallets?.map(wallet => (
          <li key={wallet.id}>
            <WalletRow
              {...faceOf(wallet)}
              detail={wallet === state.selected ? `${wallet.currency}, ${words.active}` : wallet.currency}
              to={state.walletAddress(wallet)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
