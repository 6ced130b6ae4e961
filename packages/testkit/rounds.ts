/**
 * How often a race is run. A guard that is broken lets most rounds of it through, so the suite runs a few; `npm run races`
 * runs as many as are promised.
 */
export const rounds = process.env['RACES'] === 'whole' ? 200 : 40;
