import { say } from '@wura/wire/phrases';
import type { MovementKind } from '@wura/wallets/server/kinds';
import type { PotDetails } from '@wura/wallets/server/pots';
import { z } from 'zod';
import { potPhrases } from '../refusals.ts';

/** Both sides belong to one customer, who reads the wallet's. */
const shared = {
  isHold: false,
  category: 'savings',
  details: z.object({ pot: z.string(), name: z.string() }),
} as const;

export const potIn: MovementKind<PotDetails> = {
  ...shared,
  id: 60,
  name: 'pot_in',
  describe: ({ details: { name } }) => say(potPhrases.put_aside, { name }),
};

export const potOut: MovementKind<PotDetails> = {
  ...shared,
  id: 61,
  name: 'pot_out',
  describe: ({ details: { name } }) => say(potPhrases.taken_back, { name }),
};

export const roundUp: MovementKind<PotDetails> = {
  ...shared,
  id: 62,
  name: 'pot_round_up',
  describe: ({ details: { name } }) => say(potPhrases.rounded_up, { name }),
};
