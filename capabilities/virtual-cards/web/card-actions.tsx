import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDownToLine, Eye, EyeOff, Plus, Snowflake, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { VirtualCard } from '../contract.ts';
import { closeCard, freezeCard, unfreezeCard } from './calls.ts';
import { CardFace, type Shown } from './card-face.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { IssuerDetails } from './issuer-details.tsx';
import { cardMessages } from './messages.ts';
import { RevealDialog, type Revealed } from './reveal-dialog.tsx';
import { ShownDetails } from './shown-details.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const shownMs = 30_000;

/** The chosen card and what may be done with it. What stands on it is kept in this component alone, for half a minute. */
export function CardActions({ card, onTopUp }: { card: VirtualCard; onTopUp: () => void }) {
  const words = useMessages(cardMessages);
  const queries = useQueryClient();
  const [revealed, setRevealed] = useState<Revealed>();
  const [hidesAtMs, setHidesAt] = useState<number>();
  const [left, setLeft] = useState(0);
  const [asks, setAsks] = useState<'pin' | 'close' | 'withdraw'>();
  const [busy, setBusy] = useState<'freeze' | 'close'>();
  const [failure, setFailure] = useState<unknown>();
  const isOpen = (card.status === 'active' || card.status === 'frozen') && !card.closing;
  const isFrozen = card.status === 'frozen';
  const shown: Shown | undefined = revealed && 'number' in revealed ? revealed : undefined;

  const hide = useCallback(() => {
    setRevealed(undefined);
    setHidesAt(undefined);
    setLeft(0);
  }, []);
  const begin = useCallback(() => {
    setHidesAt(Date.now() + shownMs);
    setLeft(shownMs / 1_000);
  }, []);
  // By the clock and not by ticks: a phone that slept meanwhile must not go on counting where it stopped.
  useEffect(() => {
    if (hidesAtMs === undefined) return;
    const timer = setInterval(() => {
      const leftMs = hidesAtMs - Date.now();
      if (leftMs <= 0) hide();
      else setLeft(Math.ceil(leftMs / 1_000));
    }, 250);
    return () => clearInterval(timer);
  }, [hidesAtMs, hide]);

  const fail = useCallback(() => {
    hide();
    setFailure(new Error('the issuer showed nothing'));
  }, [hide]);

  async function change(what: 'freeze' | 'unfreeze' | 'close'): Promise<void> {
    if (busy) return;
    setBusy(what === 'close' ? 'close' : 'freeze');
    setFailure(undefined);
    try {
      const route = { freeze: freezeCard, unfreeze: unfreezeCard, close: closeCard }[what] as typeof freezeCard;
      await call(route, { params: { id: card.id } });
      setAsks(undefined);
      announce(words.changed[what]!);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(undefined);
      await queries.invalidateQueries();
    }
  }

  return (
    <section aria-label={words.title} className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 xl:flex-row xl:items-stretch">
        <CardFace card={card} shown={shown} />
        {isOpen && (
          <div className="flex flex-wrap gap-2 xl:grow xl:flex-col">
            <Button look="line" size={44} icon={<Plus />} onClick={onTopUp}>
              {words.depositTitle}
            </Button>
            <Button
              look="line"
              size={44}
              icon={revealed ? <EyeOff /> : <Eye />}
              onClick={() => (revealed ? hide() : setAsks('pin'))}
            >
              {revealed ? words.hide : words.reveal}
            </Button>
            <Button
              look="line"
              size={44}
              icon={<Snowflake />}
              isLoading={busy === 'freeze'}
              onClick={() => void change(isFrozen ? 'unfreeze' : 'freeze')}
            >
              {isFrozen ? words.unfreeze : words.freeze}
            </Button>
            <Button look="line" size={44} icon={<ArrowDownToLine />} onClick={() => setAsks('withdraw')}>
              {words.withdraw}
            </Button>
            <Button look="quiet" size={44} icon={<Trash2 />} onClick={() => setAsks('close')}>
              {words.close}
            </Button>
          </div>
        )}
      </div>
      {card.status === 'pending' && <p role="status">{words.making}</p>}
      {card.closing && <p role="status">{words.closing}</p>}
      {card.frozen_by && isOpen && <p className="text-note text-ink-2">{words.frozenBy[card.frozen_by]}</p>}
      {failure !== undefined && asks === undefined && (
        <Banner
          tone="bad"
          title={refusalText(failure, { fallback: words.failed })}
          onDismiss={() => setFailure(undefined)}
          dismissLabel={words.dismiss}
        />
      )}
      {shown && <ShownDetails shown={shown} left={left} />}
      {revealed && 'url' in revealed && <IssuerDetails {...revealed} left={left} onShown={begin} onFailed={fail} />}
      <RevealDialog
        card={card}
        isOpen={asks === 'pin'}
        onClose={() => setAsks(undefined)}
        onRevealed={told => {
          setAsks(undefined);
          setRevealed(told);
          if ('number' in told) begin();
        }}
      />
      <CloseDialog
        isOpen={asks === 'close'}
        isBusy={busy === 'close'}
        failure={failure}
        onClose={() => setAsks(undefined)}
        onConfirm={() => void change('close')}
      />
      {asks === 'withdraw' && <WithdrawDialog card={card} onClose={() => setAsks(undefined)} />}
    </section>
  );
}
