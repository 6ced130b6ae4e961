/** How an adult answers for a young customer, as they say themselves. */
export const relations = ['parent', 'legal_guardian'] as const;
export type Relation = (typeof relations)[number];

export const linkStatuses = [
  'asked',
  'agreed',
  'linked',
  'declined',
  'withdrawn',
  'refused',
  'ended',
  'lapsed',
] as const;
export type LinkStatus = (typeof linkStatuses)[number];

export const endings = ['young', 'guardian', 'staff', 'age', 'time', 'closed'] as const;
export type Ending = (typeof endings)[number];

/** An invitation that was not answered by then is over. */
export const askedDaysMax = 30;
/** Of one adult: more would be no family. */
export const wardsMax = 8;
export const latestMax = 50;
