/** The day from which this wording of the terms holds. A changed clause means a new day, in every language. */
export const termsVersion = '2026-11-21';
