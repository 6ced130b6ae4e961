import { identityRefusals, pin, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { policyRefusals } from '@wura/policy/contract';
import { transactionShape, walletRefusals } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { isPlainLine } from '@wura/wire/plain-text';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, moneyText, page, pageQuery, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { potFaults, potRefusals } from './refusals.ts';
import { nameMax, potLooks, roundUpSteps } from './rules.ts';

const dayText = z.string().meta({ description: 'A day of Lagos, such as 2026-12-24', format: 'date' });

const pot = z.object({
  id: z.string(),
  wallet_id: z.string(),
  currency: z.string(),
  name: z.string(),
  look: z.enum(potLooks),
  balance: moneyText,
  goal: moneyText.nullable(),
  by: dayText.nullable(),
  locked_until: dayText
    .nullable()
    .meta({ description: 'A promise of the customer to themselves: until then nothing comes out without the PIN' }),
  round_up: z.enum(roundUpSteps).nullable().meta({
    description: 'Each payment from its wallet is rounded up to so many naira, and the difference put in here',
  }),
  created_at: timeText,
});
export type Pot = z.output<typeof pot>;

const name = z
  .string({ error: potFaults.pot_name_invalid })
  .trim()
  .min(1, { error: potFaults.pot_name_invalid })
  .max(nameMax, { error: potFaults.pot_name_invalid })
  .refine(isPlainLine, { error: potFaults.pot_name_invalid });
const look = z.enum(potLooks, { error: potFaults.pot_look_unknown });
const goal = amountInput(potFaults.pot_goal_invalid).nullable().optional();
const day = z.iso.date({ error: potFaults.pot_day_invalid });
const params = z.object({ id: z.string().max(64) });
const moved = z.object({
  message: z.string(),
  reference: z.string(),
  status: z.literal('completed'),
  transaction: transactionShape,
});
const which = z.string({ error: potFaults.pot_missing }).max(64, { error: potFaults.pot_missing });

const mayMove = [
  identityRefusals.account_frozen,
  policyRefusals.identity_required,
  policyRefusals.age_restricted,
  policyRefusals.paused_by_guardian,
];
const ofOne = [commonRefusals.unknown_field, commonRefusals.not_found];
const often = [{ max: 120, windowSeconds: 60 }];

export const routes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/pots',
    summary: 'Your pots: parts of a wallet that you have put aside',
    access: 'customer',
    query: pageQuery,
    answers: { 200: page(pot) },
  }),
  make: defineRoute({
    method: 'POST',
    path: '/api/pots',
    summary: 'Put a pot into a wallet, with a goal and a day where you have them',
    access: 'customer',
    makesOnce: true,
    body: z.strictObject({
      wallet_id: z.string({ error: potFaults.pot_wallet_missing }).max(64, { error: potFaults.pot_wallet_missing }),
      name,
      look: look.optional(),
      goal,
      by: day.nullable().optional(),
    }),
    answers: { 201: pot },
    refusals: [...ofOne, ...mayMove, potRefusals.pots_full, ledgerRefusals.idempotency_mismatch],
    limits: often,
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/pots/{id}',
    summary: 'Another name, picture, goal or day; what is left out stays as it is',
    access: 'customer',
    params,
    body: z.strictObject({ name: name.optional(), look: look.optional(), goal, by: day.nullable().optional() }),
    answers: { 200: pot },
    refusals: ofOne,
    limits: often,
  }),
  moveIn: defineRoute({
    method: 'POST',
    path: '/api/pots/in',
    summary: 'Put money of the wallet into the pot: at once, free, and yours all the same',
    access: 'customer',
    movesMoney: true,
    body: z.strictObject({ pot_id: which, amount: amountInput(commonFaults.amount_invalid) }),
    answers: { 200: moved },
    refusals: [...ofOne, ...mayMove, ledgerRefusals.insufficient_funds, ledgerRefusals.idempotency_mismatch],
  }),
  moveOut: defineRoute({
    method: 'POST',
    path: '/api/pots/out',
    summary: 'Take money out of the pot, back into its wallet',
    access: 'customer',
    movesMoney: true,
    body: z.strictObject({ pot_id: which, amount: amountInput(commonFaults.amount_invalid) }),
    answers: { 200: moved },
    refusals: [
      ...ofOne,
      ...mayMove,
      potRefusals.pot_locked,
      potRefusals.pot_short,
      ledgerRefusals.idempotency_mismatch,
    ],
  }),
  lock: defineRoute({
    method: 'POST',
    path: '/api/pots/{id}/lock',
    summary: 'Promise yourself to take nothing out before a day',
    access: 'customer',
    params,
    body: z.strictObject({ until: day }),
    answers: { 200: pot },
    refusals: ofOne,
    limits: often,
  }),
  unlock: defineRoute({
    method: 'POST',
    path: '/api/pots/{id}/unlock',
    summary: 'Open a locked pot before its day, with the PIN',
    access: 'customer',
    params,
    body: z.strictObject({ pin: pin.optional() }),
    answers: { 200: pot },
    refusals: [...ofOne, ...mayMove, potRefusals.pot_not_locked, ...spendRefusals],
  }),
  roundUp: defineRoute({
    method: 'PUT',
    path: '/api/pots/{id}/round-up',
    summary: 'Round each payment from the naira wallet up into this pot, and into no other; null: no more',
    access: 'customer',
    params,
    body: z.strictObject({ step: z.enum(roundUpSteps, { error: potFaults.pot_step_unknown }).nullable() }),
    answers: { 200: pot },
    refusals: [...ofOne, walletRefusals.wrong_currency],
    limits: often,
  }),
  close: defineRoute({
    method: 'DELETE',
    path: '/api/pots/{id}',
    summary: 'Close a pot; what is in it returns to its wallet',
    access: 'customer',
    params,
    answers: { 200: z.object({ message: z.string(), transaction: transactionShape.nullable() }) },
    refusals: [...ofOne, ...mayMove, potRefusals.pot_locked],
  }),
};
