import { z } from 'zod';

// Paystack's replies, as far as we read them. What is not listed may be anything; what is listed and looks otherwise
// makes the whole reply unreadable, and so no answer at all. https://paystack.com/docs/api

/** Every reply. `status` says whether the call was understood, never what became of a payment. */
export const envelope = z.object({
  status: z.boolean(),
  message: z.string(),
  data: z.unknown().optional(),
  // Of lists, where they say it: how many there are on all pages.
  meta: z.union([z.object({ total: z.int().nullish() }), z.unknown().transform(() => undefined)]).optional(),
});

export const refusal = z.object({ status: z.literal(false), message: z.string(), code: z.string().nullish() });

/** Kobo, as an integer; a numeric string in some webhooks. None of what we read may be less than nothing. */
const kobo = z.union([z.int().min(0), z.string().regex(/^\d+$/)]).transform(BigInt);

export const initialized = z.object({
  authorization_url: z.url(),
  access_code: z.string().min(1),
  reference: z.string(),
});

const authorization = z.object({
  channel: z.string().nullish(),
  sender_name: z.string().nullish(),
  sender_bank: z.string().nullish(),
  receiver_bank_account_number: z.string().nullish(),
});

export const transaction = z.object({
  id: z.union([z.int(), z.string()]).transform(String),
  status: z.string(),
  /** What the bank said about it. */
  gateway_response: z.string().nullish(),
  reference: z.string(),
  amount: kobo,
  currency: z.string(),
  channel: z.string().nullish(),
  // Empty until a card or an account was used.
  authorization: z.union([authorization, z.unknown().transform(() => undefined)]).optional(),
});

/** They write the same moments in two ways, and in some lists in one of them only. */
const moments = {
  createdAt: z.iso.datetime({ offset: true }).nullish(),
  created_at: z.iso.datetime({ offset: true }).nullish(),
  updatedAt: z.iso.datetime({ offset: true }).nullish(),
  updated_at: z.iso.datetime({ offset: true }).nullish(),
  paid_at: z.iso.datetime({ offset: true }).nullish(),
};

/** What they keep of a payment, under one name; what a transfer costs, under the other. None: not said yet. */
const costs = { fees: kobo.nullish(), fee_charged: kobo.nullish() };

/** A payment or a transfer in their lists. */
export const listed = z.array(
  z.object({ status: z.string(), reference: z.string(), amount: kobo, currency: z.string(), ...costs, ...moments }),
);

const id = z.union([z.int(), z.string().regex(/^\d+$/)]).transform(String);

/** In their list it names its transaction by number; just made, it holds all of it. */
export const refund = z.object({
  id,
  transaction: z.union([id, z.object({ id }).transform(({ id }) => id)]),
  amount: kobo,
  currency: z.string(),
  status: z.string(),
  /** A number where a payer's bank took the money back. */
  dispute: z.unknown().optional(),
  ...moments,
});
export const refunds = z.array(refund);

/** Its amount is missing in some of their samples: then all of the payment is disputed. */
const dispute = z.object({
  id,
  status: z.string(),
  resolution: z.string().nullish(),
  refund_amount: kobo.nullish(),
  transaction: z.object({ id, reference: z.string(), amount: kobo, currency: z.string() }),
  dueAt: z.iso.datetime({ offset: true }).nullish(),
});
export const disputes = z.array(dispute);

export const balances = z.array(z.object({ currency: z.string(), balance: z.int().transform(BigInt) }));

export const settlements = z.array(
  z.object({ id, status: z.string(), currency: z.string(), effective_amount: kobo, ...moments }),
);

export const banks = z.array(
  z.object({
    name: z.string().min(1),
    code: z.string().min(1),
    active: z.boolean().nullish(),
    is_deleted: z.boolean().nullish(),
  }),
);

export const resolved = z.object({ account_number: z.string(), account_name: z.string().min(1) });

export const recipient = z.object({ recipient_code: z.string().min(1) });

/** Of a transfer just made, and with more in it of one looked up. */
export const transfer = z.object({
  status: z.string(),
  reference: z.string(),
  amount: kobo,
  currency: z.string(),
  transfer_code: z.string().nullish(),
  session: z.object({ id: z.string().nullish() }).nullish(),
  gateway_response: z.string().nullish(),
});

export const customer = z.object({ customer_code: z.string().min(1) });

export const dedicatedAccount = z.object({
  account_number: z.string().regex(/^\d{10}$/),
  account_name: z.string().min(1),
  bank: z.object({ name: z.string().min(1) }),
});

const eventReference = z.string().max(200).nullish();

export const event = z.object({
  event: z.string().max(100),
  data: z.looseObject({
    reference: eventReference,
    // Refunds name the payment they are about here, and disputes in the payment itself.
    transaction_reference: eventReference,
    transaction: z.union([z.object({ reference: eventReference }), z.unknown().transform(() => undefined)]).optional(),
  }),
});
