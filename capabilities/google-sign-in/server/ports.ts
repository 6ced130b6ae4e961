import { definePort } from '@wura/features/server/ports';

export const signInProvider = definePort<SignInProvider>('sign-in provider');

/** What ties the way there to the way back. */
export interface Errand {
  /** Comes back with the customer. */
  readonly state: string;
  /** Comes back inside what the provider signs. */
  readonly nonce: string;
  /** What the code is exchanged with; on the way there only its hash is shown. */
  readonly verifier: string;
  /** Where the provider sends the customer back to. */
  readonly returnUrl: string;
}

/** A person as the provider signs for them. */
export interface Vouched {
  /** The provider's own name for the account, which never changes and is never given to another. */
  readonly subject: string;
  readonly email: string;
  /** The provider has seen to it that the mailbox is this person's. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** `silent`: no answer that could be read. `untrue`: an answer that did not stand up to its checks, and why. */
type NoHelp = { readonly kind: 'silent' } | { readonly kind: 'untrue'; readonly why: string };

/** Another company that knows who people are. */
export interface SignInProvider {
  /** Where the customer is sent. */
  addressFor(errand: Errand): Promise<{ readonly kind: 'address'; readonly url: string } | NoHelp>;
  /** Who it was, once, for the code that the customer came back with. `refused`: the code is worth nothing. */
  personBehind(
    code: string,
    errand: Errand,
  ): Promise<{ readonly kind: 'person'; readonly person: Vouched } | { readonly kind: 'refused' } | NoHelp>;
}
