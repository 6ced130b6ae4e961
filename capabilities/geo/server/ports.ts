/** Somebody who knows where addresses are. */
export interface Atlas {
  /** null: it is in no country, or in one that they do not know. Throws when nobody could be asked. */
  countryOf(address: string): Promise<string | null>;
}
