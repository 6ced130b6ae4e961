import type { MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { deskPhrases } from '../phrases.ts';

const details = z.object({ remarks: z.string().optional(), corrects: z.string().optional() });
type Details = z.output<typeof details>;

/** Money of the house for a customer. */
export const staffCredit: MovementKind<Details> = {
  id: 70,
  name: 'staff_credit',
  isHold: false,
  category: 'staff_credit',
  details,
  describe: () => say(deskPhrases.staff_credit, {}),
};

/** A transfer that should not have been made goes back, or a part of it. `corrects` is its reference. */
export const correction: MovementKind<Details> = {
  id: 72,
  name: 'correction',
  isHold: false,
  category: 'correction',
  details,
  describe({ type }) {
    return say(type === 'send' ? deskPhrases.correction_taken : deskPhrases.correction_given, {});
  },
};

/** The same of a credit of staff's, which goes back to the house. */
export const creditCorrection: MovementKind<Details> = {
  ...correction,
  id: 71,
  name: 'staff_credit_correction',
  describe: () => say(deskPhrases.staff_credit_taken, {}),
};
