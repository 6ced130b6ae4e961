import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { useState, type FormEvent } from 'react';
import type { VirtualCard } from '../contract.ts';
import { revealCard } from './calls.ts';
import type { Shown } from './card-face.tsx';
import { cardMessages } from './messages.ts';

/** What stands on the card, or where the customer's browser asks the issuer for it. */
export type Revealed = Shown | { readonly url: string; readonly token: string };

type RevealDialogProps = {
  card: VirtualCard;
  isOpen: boolean;
  onClose: () => void;
  onRevealed: (revealed: Revealed) => void;
};

/** The PIN, and then what stands on the card. */
export function RevealDialog({ card, isOpen, onClose, onRevealed }: RevealDialogProps) {
  const words = useMessages(cardMessages);
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function reveal(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const told = await call(revealCard, { params: { id: card.id }, body: { pin } });
      onRevealed(
        'reveal_url' in told
          ? { url: told.reveal_url, token: told.token }
          : { number: told.card_number, cvv: told.cvv, expiry: told.expiry_date },
      );
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      setPin('');
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.reveal} closeLabel={words.dismiss} isBusy={isBusy}>
      <form className="flex flex-col gap-4" onSubmit={event => void reveal(event)}>
        {failure !== undefined && <Banner tone="bad" title={refusalText(failure, { fallback: words.failed })} />}
        <Field label={words.pin} helper={words.pinHelp}>
          <PinInput value={pin} onChange={setPin} data-autofocus="" />
        </Field>
        <Button type="submit" isWide isDisabled={pin.length < 4} isLoading={isBusy}>
          {words.show}
        </Button>
      </form>
    </Dialog>
  );
}
