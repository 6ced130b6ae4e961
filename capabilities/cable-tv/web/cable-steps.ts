import { minuteMs } from '@wura/platform/time';

/** A smartcard as it was looked up, with the reference that is good for one payment. */
export interface VerifiedCard {
  readonly provider: string;
  readonly providerTitle: string;
  readonly smartcard: string;
  readonly customerName: string;
  readonly reference: string;
  readonly expiresAt: string;
}

export interface ChosenBouquet {
  readonly name: string;
  readonly code: string;
  /** In naira, as decimal text. */
  readonly price: string;
}

/** Step 1 looks the card up, step 2 chooses a bouquet, step 3 pays for it. */
export type CableSteps =
  | { step: 'account'; card: VerifiedCard | undefined }
  | { step: 'bouquet'; card: VerifiedCard; bouquet: ChosenBouquet | undefined }
  /** `isOver`: the server knows the look-up no more, so it has to be made again before anything is paid. */
  | { step: 'payment'; card: VerifiedCard; bouquet: ChosenBouquet; isOver: boolean };

export type CableEvent =
  | { type: 'verified'; card: VerifiedCard }
  | { type: 'chosen'; bouquet: ChosenBouquet }
  /** One step: 3 to 2 to 1. */
  | { type: 'back' }
  /** It was used, or its time is over. */
  | { type: 'over' }
  /** The bouquet costs something else now. */
  | { type: 'repriced'; price: string };

export const firstStep: CableSteps = { step: 'account', card: undefined };

export function advance(steps: CableSteps, event: CableEvent): CableSteps {
  switch (event.type) {
    case 'verified':
      // An answer that comes after the customer went on changes nothing.
      if (steps.step === 'account') return { step: 'bouquet', card: event.card, bouquet: undefined };
      return steps.step === 'payment' && steps.isOver ? { ...steps, card: event.card, isOver: false } : steps;
    case 'chosen':
      if (steps.step !== 'bouquet') return steps;
      return { step: 'payment', card: steps.card, bouquet: event.bouquet, isOver: false };
    case 'back':
      if (steps.step === 'payment') return { step: 'bouquet', card: steps.card, bouquet: steps.bouquet };
      return { step: 'account', card: steps.card };
    case 'over':
      return steps.step === 'payment' ? { ...steps, isOver: true } : steps;
    case 'repriced':
      return steps.step === 'payment' ? { ...steps, bouquet: { ...steps.bouquet, price: event.price } } : steps;
  }
}

/** A look-up that was made for just this card and holds for a while yet need not be made again. */
export function stillGood(
  { card }: CableSteps,
  { provider, smartcard }: Pick<VerifiedCard, 'provider' | 'smartcard'>,
  nowMs = Date.now(),
): VerifiedCard | undefined {
  if (!card || Date.parse(card.expiresAt) - nowMs < leftMsMin) return undefined;
  return card.provider === provider && card.smartcard === smartcard ? card : undefined;
}

/** Time enough to choose a bouquet and to confirm it. */
const leftMsMin = 5 * minuteMs;
