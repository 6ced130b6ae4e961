import { definePort } from '@wura/features/server/ports';

export const atlas = definePort<Atlas>('atlas');

/** Somebody who knows where addresses are. They are given no whole one. */
export interface Atlas {
  /** null: it is in no country, or in one that they do not know. Throws when nobody could be asked. */
  countryOf(address: string): Promise<string | null>;
}
