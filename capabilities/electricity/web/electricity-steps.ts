import { minuteMs } from '@wura/platform/time';
import type { MeterType } from './meter-types.ts';

/** A meter as it was looked up, with the reference that is good for one payment. */
export interface VerifiedMeter {
  readonly company: string;
  readonly companyTitle: string;
  readonly meterNumber: string;
  readonly meterType: MeterType;
  readonly customerName: string;
  readonly address: string | undefined;
  /** The least it takes, in naira. */
  readonly minimum: string;
  readonly debt: string | undefined;
  readonly reference: string;
  readonly expiresAt: string;
}

/** Step 1 looks the meter up, step 2 pays for it. */
export type ElectricitySteps =
  | { step: 'meter'; verified: VerifiedMeter | undefined }
  /** `isOver`: the server knows the look-up no more, so it has to be made again before anything is paid. */
  | { step: 'payment'; verified: VerifiedMeter; isOver: boolean };

export type StepEvent =
  | { type: 'verified'; meter: VerifiedMeter }
  | { type: 'back' }
  /** It was used, or its time is over. */
  | { type: 'over' };

export const firstStep: ElectricitySteps = { step: 'meter', verified: undefined };

export function advance(steps: ElectricitySteps, event: StepEvent): ElectricitySteps {
  switch (event.type) {
    case 'verified':
      // An answer that comes after the customer went on changes nothing.
      if (steps.step === 'payment' && !steps.isOver) return steps;
      return { step: 'payment', verified: event.meter, isOver: false };
    case 'back':
      return { step: 'meter', verified: steps.step === 'payment' && steps.isOver ? undefined : steps.verified };
    case 'over':
      return steps.step === 'payment' ? { ...steps, isOver: true } : firstStep;
  }
}

type Wanted = Pick<VerifiedMeter, 'company' | 'meterNumber' | 'meterType'>;

/** A look-up that was made for just this meter and holds for a while yet need not be made again. */
export function stillGood(
  { verified }: ElectricitySteps,
  { company, meterNumber, meterType }: Wanted,
  nowMs = Date.now(),
): VerifiedMeter | undefined {
  if (!verified || Date.parse(verified.expiresAt) - nowMs < leftMsMin) return undefined;
  const isSame =
    verified.company === company && verified.meterNumber === meterNumber && verified.meterType === meterType;
  return isSame ? verified : undefined;
}

/** Time enough to fill in the payment and to confirm it. */
const leftMsMin = 5 * minuteMs;
