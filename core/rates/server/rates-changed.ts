/**
 * The job of whatever waits for a rate. It is made due in the commit that brings another one, so that no worker asks again and
 * again whether there is news.
 */
export const ratesChanged = { kind: 'rates_changed', subject: 'all' } as const;
