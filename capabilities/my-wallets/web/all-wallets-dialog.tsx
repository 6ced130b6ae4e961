import { useMessages } from '@wura/browser/messages';
import { Dialog } from '@wura/ui/dialog';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { lazy, Suspense } from 'react';
import { walletsMessages } from './messages.ts';
import type { WalletsState } from './wallets-state.ts';

const ManageWallets = lazy(() => import('./manage-wallets.tsx'));

type AllWalletsDialogProps = { isOpen: boolean; onClose: () => void; state: WalletsState };

/** Every wallet, loaded for those who ask for it. */
export function AllWalletsDialog({ isOpen, onClose, state }: AllWalletsDialogProps) {
  const words = useMessages(walletsMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.all} closeLabel={words.close}>
      <Suspense
        fallback={
          <Loading text={words.loading}>
            <SkeletonRows count={4} />
          </Loading>
        }
      >
        <ManageWallets state={state} onFollow={onClose} />
      </Suspense>
    </Dialog>
  );
}
