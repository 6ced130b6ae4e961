/** The attacks on a feature's calls: what it keeps as `attacks` in its file `testing/attacks.ts`. */
export interface Attacks<Kind extends string = string> {
  /** Who may make each call, and what a stranger learns, under the method and path: `GET /api/wallets`. */
  readonly access: Readonly<Record<string, Access<Kind>>>;
  /** A request that the call accepts, where the names of its fields do not tell. */
  readonly samples?: Readonly<Record<string, (attacker: Attacker) => Sample>>;
}

/** What kinds of things have names that an attacker could say, each with the answer to such a name. */
export interface NamedThing<Kind extends string = string> {
  readonly kind: Kind;
  /** To another's name and, word for word the same, to one that nothing has. */
  readonly status: 200 | 404 | 422;
}

export interface Access<Kind extends string = string> {
  /** `either`: a customer with a token, a visitor without one. */
  readonly who: 'anybody' | 'either' | 'customers' | 'operators';
  /** By place and field. */
  readonly names?: Readonly<Record<string, NamedThing<Kind>>>;
  /** Fields that look like names and are open to all who know them, each with its reason. */
  readonly open?: Readonly<Record<string, string>>;
}

/** The customer who attacks, as far as samples need to know. */
export interface Attacker {
  readonly email: string;
  readonly accountNumber: string;
  /** By currency. */
  readonly wallets: Readonly<Record<string, string>>;
}

export type Sample = Partial<Record<'body' | 'query' | 'params' | 'ownHeaders', Record<string, unknown>>>;
