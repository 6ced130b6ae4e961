import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import type { VirtualCard } from '../contract.ts';
import { closeCard, freezeCard, revealCard, unfreezeCard } from './calls.ts';
import { CardFace, type Shown } from './card-face.tsx';
import { cardMessages } from './messages.ts';
import { readFromIssuer } from './read-from-issuer.ts';

const shownSeconds = 30;

/** The chosen card and what may be done with it. What stands on it is kept in this component alone, for half a minute. */
export function CardActions({ card }: { card: VirtualCard }) {
  const words = useMessages(cardMessages);
  const queries = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const [left, setLeft] = useState(0);
  const [asks, setAsks] = useState<'pin' | 'close'>();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isOpen = (card.status === 'active' || card.status === 'frozen') && !card.closing;
  const isFrozen = card.status === 'frozen';

  useEffect(() => {
    if (!shown) return;
    if (left <= 0) return setShown(undefined);
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [shown, left]);

  async function act(work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      setAsks(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      setPin('');
      await queries.invalidateQueries();
    }
  }

  const args = { params: { id: card.id } };
  const change = (what: 'freeze' | 'unfreeze' | 'close') =>
    act(async () => {
      await call({ freeze: freezeCard, unfreeze: unfreezeCard, close: closeCard }[what] as typeof freezeCard, args);
      announce(words.changed[what]!);
    });
  const reveal = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      const told = await call(revealCard, { ...args, body: { pin } });
      setShown(
        'reveal_url' in told
          ? await readFromIssuer(told)
          : { number: told.card_number, cvv: told.cvv, expiry: told.expiry_date },
      );
      setLeft(shownSeconds);
    });
  };

  const problem = failure !== undefined && (
    <Banner
      tone="bad"
      title={refusalText(failure, { fallback: words.failed })}
      onDismiss={() => setFailure(undefined)}
      dismissLabel={words.dismiss}
    />
  );
  return (
    <section aria-label={words.title} className="flex flex-col gap-4">
      <CardFace card={card} shown={shown} />
      {card.status === 'pending' && <p role="status">{words.making}</p>}
      {!asks && problem}
      {isOpen && (
        <div className="flex flex-wrap gap-x-1 gap-y-2">
          <Button look="quiet" onClick={() => (shown ? setShown(undefined) : setAsks('pin'))}>
            {shown ? words.hide : words.reveal}
          </Button>
          <Button look="quiet" isLoading={busy && !asks} onClick={() => void change(isFrozen ? 'unfreeze' : 'freeze')}>
            {isFrozen ? words.unfreeze : words.freeze}
          </Button>
          <Button look="quiet" onClick={() => setAsks('close')}>
            {words.close}
          </Button>
        </div>
      )}
      {shown && <p className="text-note text-ink-2 tabular-nums">{words.hidesIn(left)}</p>}
      <Dialog
        isOpen={asks === 'pin'}
        onClose={() => setAsks(undefined)}
        title={words.reveal}
        closeLabel={words.dismiss}
        isBusy={busy}
      >
        <form className="flex flex-col gap-4" onSubmit={reveal}>
          {problem}
          <Field label={words.pin} helper={words.pinHelp}>
            <PinInput value={pin} onChange={setPin} data-autofocus="" />
          </Field>
          <Button type="submit" isWide isDisabled={pin.length < 4} isLoading={busy}>
            {words.show}
          </Button>
        </form>
      </Dialog>
      <Dialog
        isOpen={asks === 'close'}
        onClose={() => setAsks(undefined)}
        title={words.closeTitle}
        closeLabel={words.keep}
        isBusy={busy}
      >
        <div className="flex flex-col gap-4">
          {problem}
          <p>{words.closeText}</p>
          <Button isWide isLoading={busy} onClick={() => void change('close')}>
            {words.close}
          </Button>
          <Button look="quiet" isWide onClick={() => setAsks(undefined)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
