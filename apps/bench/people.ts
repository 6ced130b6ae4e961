/** Those who send to one another all the time. */
export const customers = 10_000;

/** Customers of all three tiers, as many of each: what limits and ceilings cost is part of what is measured. */
export const tierOf = (customer: number): number => 1 + (customer % 3);
