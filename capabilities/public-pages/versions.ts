/** The days from which these wordings hold. A changed clause means a new day, in every language. */
export const termsVersion = '2026-11-20';
export const privacyVersion = '2026-11-20';
