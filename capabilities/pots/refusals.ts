import { definePhrases, defineFaults, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const potRefusals = defineRefusals({
  pots_full: { status: 422, message: 'You have 20 pots, the most there can be. Close one first.' },
  pot_locked: {
    status: 403,
    message: 'This pot is locked until the day you chose. Your PIN opens it before.',
  },
  pot_not_locked: { status: 409, message: 'This pot is not locked.' },
  pot_short: { status: 422, message: 'There is not so much in this pot.' },
});

export const potFaults = defineFaults({
  pot_name_invalid: 'Please give a name of 1 to 40 characters',
  pot_day_invalid: 'Please choose a day after today, at most ten years from now',
  pot_look_unknown: 'Please choose one of the pictures',
  pot_step_unknown: 'Please choose ₦50 or ₦100',
  pot_goal_invalid: 'Please give a goal above zero, or none',
  pot_missing: 'Please choose a pot',
  pot_wallet_missing: 'Please select a wallet',
});

/** What a move between a wallet and a pot of it is described as. */
export const potPhrases = definePhrases({
  put_aside: withFacts({ name: 'text' }, ({ name }) => `Saved in ${name}`),
  taken_back: withFacts({ name: 'text' }, ({ name }) => `Taken out of ${name}`),
  rounded_up: withFacts({ name: 'text' }, ({ name }) => `Rounded up into ${name}`),
});
