import { moneyText } from '@wura/wire/shapes';
import { defineRefusals } from '@wura/wire/refusals';
import { z } from 'zod';

export const policyRefusals = defineRefusals({
  limit_exceeded: { status: 403, message: 'This is more than your limit allows.' },
  kyc_required: { status: 403, message: 'Please verify your BVN or NIN before you move money.' },
  age_restricted: { status: 403, message: 'You must be 18 or older to move money.' },
});

/** What a route may answer when it takes money out of a customer's wallet. */
export const outgoingRefusals = Object.values(policyRefusals);

/** For a transfer to a customer who may hold or receive only so much. */
export const receivingRefusals = defineRefusals({
  recipient_limit: { status: 422, message: 'This is more than the recipient may receive.' },
});

export const feeLine = z.object({ name: z.string(), amount: moneyText });
