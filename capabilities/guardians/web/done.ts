import type { GuardianOverview } from '../contract.ts';

/** Says what was done, and shows how things stand after it. */
export type Done = (said: string, next: GuardianOverview) => Promise<void>;
