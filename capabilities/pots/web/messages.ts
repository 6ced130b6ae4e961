import { catalogue, translated } from '@wura/browser/messages';
import { potFaults, potPhrases, potRefusals } from '../refusals.ts';

export const potMessages = catalogue({
  title: 'Pots',
  lead: 'Put money aside inside a wallet. It stays yours, costs nothing, and comes back whenever you want.',
  add: 'New pot',
  loading: 'Loading pots...',
  failed: 'Could not load your pots. Your money is safe.',
  retry: 'Retry',
  emptyTitle: 'No pots yet',
  emptyText: 'Give one a name, such as rent or school fees, and put money in it.',
  saved: 'Saved in pots',
  spendable: 'To spend',
  together: 'Together',
  of: (goal: string) => `of ${goal}`,
  reached: (percent: number) => `${percent}% of the goal`,
  by: (day: string) => `by ${day}`,
  lockedUntil: (day: string) => `Locked until ${day}`,
  roundsUp: (step: string) => `Rounds payments up to the next ${step}`,
  close: 'Close',
});

export const potFormMessages = catalogue({
  newTitle: 'New pot',
  wallet: 'Wallet',
  name: 'Name',
  namePlaceholder: 'Rent, school fees, a trip',
  look: 'Picture',
  looks: {
    cowrie: 'Cowrie',
    spiral: 'Spiral',
    feather: 'Feather',
    mirror: 'Mirror',
    house: 'House',
    corn: 'Corn',
    crossroads: 'Crossroads',
    wave: 'Wave',
  },
  goal: 'Goal, if you have one',
  by: 'By when, if you know',
  make: 'Create pot',
  making: 'Creating...',
  save: 'Save changes',
  saving: 'Saving...',
  failed: 'This did not work. No money moved. Please try again.',
});

export const potDetailMessages = catalogue({
  in: 'Put in',
  out: 'Take out',
  way: 'Direction',
  amount: 'Amount',
  canSpend: (balance: string) => `To spend: ${balance}`,
  inPot: (balance: string) => `In the pot: ${balance}`,
  moving: 'Moving...',
  moveFailed: 'We could not tell whether the money moved. Look at the balance before you try again.',
  done: 'Done',
  roundUp: 'Round up payments',
  roundUpText: 'After each payment from the naira wallet, what is missing to the next whole sum goes into this pot.',
  roundUps: { off: 'Off', to50: 'Next ₦50', to100: 'Next ₦100' },
  lock: 'Lock until a day',
  lockText: 'A promise to yourself: nothing comes out before that day, unless you give your PIN.',
  lockDay: 'Day',
  lockIt: 'Lock',
  unlock: 'Open before the day',
  unlockRecipient: 'out of its lock',
  edit: 'Name, picture and goal',
  change: 'Change',
  close: 'Close this pot',
  closeText: (balance: string) => `${balance} goes back to the wallet.`,
  closing: 'Closing...',
  closed: 'Pot closed',
});

translated(
  { potMessages, potFormMessages, potDetailMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
  },
  { ...potFaults, ...potPhrases, ...potRefusals },
);
