import type { CardReason } from '@wura/virtual-cards/server/ports';

// Their refusals are sentences; these are the ones that were found in their documentation and in public clients of theirs.

const known: readonly [RegExp, CardReason][] = [
  [/top ?up your .* issuing wallet|issuing wallet.*insufficient/i, 'card_issuer_short'],
  [/once every 5 minutes/i, 'card_too_soon'],
  [/maximum balance/i, 'card_overfull'],
  [/invalid card ?id|no card with this id|card (is|was) deleted/i, 'card_gone'],
  [/invalid cardholder|not allowed to hold|black-?list/i, 'card_holder_barred'],
];

/** Nothing for words that nobody has told us of. */
export const knownReason = (message: string): CardReason | undefined =>
  known.find(([words]) => words.test(message))?.[1];

/** Never a refusal: it says that an earlier call of ours has arrived. */
export const isThereAlready = (message: string): boolean =>
  /reference (already )?exists|cardholder already exists|duplicate/i.test(message);

export const isUnheardOf = (message: string): boolean => /transaction (was )?not found|no transaction/i.test(message);

/** They have decided nothing. */
export const isPutOff = (message: string): boolean =>
  /in progress|processing|time[d ]?-? ?out|authoriz|authentication|please try again(?! later)|internal/i.test(message);
