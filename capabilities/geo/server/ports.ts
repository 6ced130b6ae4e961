import { definePort } from '@wura/features/server/ports';

export const atlas = definePort<Atlas>('atlas');

/** The service that knows where addresses are. They are given no whole one. */
export interface Atlas {
  /** null: it is in no country, or in one that they do not know. Throws when the service could not be asked. */
  countryOf(address: string): Promise<string | null>;
}
