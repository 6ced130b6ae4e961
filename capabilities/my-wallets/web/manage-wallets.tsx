import { useQueryClient } from '@tanstack/react-query';
import { call, endpoint } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { keyOf } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { IconButton } from '@wura/ui/icon-button';
import { toast } from '@wura/ui/toast';
import { WalletRow } from '@wura/ui/wallet-card';
import type { routes, Wallet } from '@wura/wallets/contract';
import { listWallets } from '@wura/wallets/web/wallet-list';
import { ArrowDown, ArrowUp, Eye, EyeOff, Star, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { manageMessages } from './manage-messages.ts';
import { walletsMessages } from './messages.ts';
import { canMove, moved } from './own-order.ts';
import { useWalletFace } from './wallet-face.ts';
import type { WalletsState } from './wallets-state.ts';

const keepWallet = endpoint<typeof routes.keepWallet>('PUT', '/api/wallets/{id}');
const orderWallets = endpoint<typeof routes.orderWallets>('PUT', '/api/wallets');
const closeWallet = endpoint<typeof routes.closeWallet>('DELETE', '/api/wallets/{id}');

/** Every wallet, hidden ones too: the way to each, and how it is kept. */
export default function ManageWallets({ state, onFollow }: { state: WalletsState; onFollow: () => void }) {
  const words = useMessages(manageMessages);
  const { active } = useMessages(walletsMessages);
  const faceOf = useWalletFace();
  const queries = useQueryClient();
  const baseId = useId();
  const [failure, setFailure] = useState<unknown>();
  const { all, primary, selected } = state;

  /** What the server answers is what is shown, at once. */
  async function change(work: () => Promise<readonly Wallet[] | undefined>): Promise<void> {
    setFailure(undefined);
    try {
      const list = await work();
      if (list) queries.setQueryData(keyOf(listWallets), list);
      else await queries.invalidateQueries({ queryKey: [listWallets.path] });
    } catch (error) {
      setFailure(error);
    }
  }

  async function move(at: number, by: -1 | 1): Promise<void> {
    const { id, currency } = all[at]!;
    await change(() => call(orderWallets, { body: { order: moved(all, at, by) } }));
    announce(words.moved(currencyName(currency), at + by + 1, all.length));
    // A row that moves in the page loses focus, and the customer who moves it is often not done.
    requestAnimationFrame(() => document.getElementById(`${baseId}${id}${by}`)?.focus());
  }

  const keep = ({ id }: Wallet, body: { favourite?: boolean; hidden?: boolean }) =>
    change(async () => {
      await call(keepWallet, { params: { id }, body });
      return undefined;
    });

  const close = ({ id, currency }: Wallet) =>
    change(async () => {
      await call(closeWallet, { params: { id } });
      toast(words.closed(currencyName(currency)));
      return undefined;
    });

  return (
    <>
      <p className="mb-3 text-small text-ink-2">{words.lead}</p>
      {failure !== undefined && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {refusalText(failure, { fallback: words.failed })}
        </p>
      )}
      <ul className="flex flex-col gap-3 py-1">
        {all.map((wallet, at) => {
          const name = currencyName(wallet.currency);
          const notes = [wallet.currency, wallet === selected && active, wallet.hidden && words.hidden];
          return (
            <li key={wallet.id}>
              <WalletRow
                {...faceOf(wallet)}
                detail={notes.filter(Boolean).join(', ')}
                to={state.walletAddress(wallet)}
                onFollow={onFollow}
              />
              <div className="flex justify-end">
                {([-1, 1] as const).map(by => (
                  <IconButton
                    key={by}
                    id={`${baseId}${wallet.id}${by}`}
                    label={(by === -1 ? words.up : words.down)(name)}
                    icon={by === -1 ? <ArrowUp className="size-[18px]!" /> : <ArrowDown className="size-[18px]!" />}
                    aria-disabled={!canMove(all, at, by)}
                    className="aria-disabled:opacity-40"
                    onClick={() => canMove(all, at, by) && void move(at, by)}
                  />
                ))}
                <IconButton
                  label={words.favourite(name)}
                  aria-pressed={wallet.favourite ?? false}
                  icon={<Star className={`size-[18px]! ${wallet.favourite ? 'fill-current' : ''}`} />}
                  onClick={() => void keep(wallet, { favourite: !wallet.favourite })}
                />
                {wallet !== primary && (
                  <>
                    <IconButton
                      label={(wallet.hidden ? words.show : words.hide)(name)}
                      icon={wallet.hidden ? <Eye className="size-[18px]!" /> : <EyeOff className="size-[18px]!" />}
                      onClick={() => void keep(wallet, { hidden: !wallet.hidden })}
                    />
                    {!/[1-9]/.test(wallet.balance) && (
                      <IconButton
                        label={words.closeWallet(name)}
                        icon={<Trash2 className="size-[18px]!" />}
                        onClick={() => void close(wallet)}
                      />
                    )}
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
