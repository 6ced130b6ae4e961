/** The day from which this wording holds. A changed clause means a new day, in every language. */
export const privacyVersion = '2026-11-21';
