import type { AlertKind } from '../alerts.ts';
import type { Money } from '@wura/money';
import type { InLanguages, Language } from '@wura/wire/languages';

export type { InLanguages, Language };

/** A heading, and what there is to say. In a mail the heading is the subject. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

/** The same in every language there is: one that is missing does not compile. */
export type InEveryLanguage<Facts> = InLanguages<(facts: Facts) => Words>;

/** An amount as the reader of the notice writes it: "₦2,000.00", "₦2.000,00". */
export type Spell = (amount: Money) => string;

/**
 * One thing that customers are told of. The room where it happens declares it, beside its deeds, and hands it to
 * `notify`; nothing else has to know that it exists.
 */
export interface NoticeKind<Facts> {
  /** What the tables call it: `password_reset`. */
  readonly name: string;
  /** What touches the safety of the account is mailed to every customer; the rest to those who want notifications. */
  readonly topic: 'money' | 'security' | 'account';
  readonly isMailed: boolean;
  /** Where the topic does not tell: a customer may choose how to hear of it, save of money that leaves and of security. */
  readonly about?: AlertKind;
  /** Where it leads inside the wallet: `/wallet?view=profile`. */
  readonly link?: (facts: Facts) => string;
  readonly words: InLanguages<(facts: Facts, spell: Spell) => Words>;
}

/** What a customer chooses about. Money is taken for money that leaves until its kind says otherwise: that is never kept back. */
export const alertKindOf = ({ about, topic }: Pick<NoticeKind<never>, 'about' | 'topic'>): AlertKind =>
  about ?? (topic === 'money' ? 'money_out' : topic);

/** What there is to know of money between two customers. */
export interface MoneyFacts {
  amount: Money;
  /** The other side. */
  name: string;
}

/** Keeps the type of the facts, which the caller must then give. */
export function defineNotice<Facts>(kind: NoticeKind<Facts>): NoticeKind<Facts> {
  return kind;
}
