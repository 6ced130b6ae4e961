import type { MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { recallPhrases } from '../recall-phrases.ts';

const sentBack = z.object({
  /** The reference of the transfer that it gives back. */
  returns: z.string(),
});

/** What came by mistake goes back to the customer who sent it. Both sides read of which transfer. */
export const recallReturn: MovementKind<z.output<typeof sentBack>> = {
  id: 80,
  name: 'recall_return',
  isHold: false,
  category: 'recall_return',
  details: sentBack,
  describe({ type, otherName: name = '', details: { returns: reference } }) {
    return say(type === 'send' ? recallPhrases.recall_sent_back : recallPhrases.recall_came_back, { name, reference });
  },
};

const setAside = z.object({ about: z.string() });

/** What two members of staff set aside in a receiver's wallet. It always comes back whole. */
export const recallHold: MovementKind<z.output<typeof setAside>> = {
  id: 81,
  name: 'recall_hold',
  isHold: true,
  endsOnADay: true,
  category: 'recall_hold',
  details: setAside,
  describe: ({ details: { about: reference } }) => say(recallPhrases.recall_set_aside, { reference }),
};
