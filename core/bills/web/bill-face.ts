import type { CrossingEnd } from '@wura/ui/crossing';
import type { ReactNode } from 'react';

/** How an order of one kind of bill is told, from its review to its receipt. */
export interface BillFace {
  /** "MTN airtime" */
  readonly what: string;
  /** Who has to answer: "MTN". */
  readonly biller: string;
  readonly tile: ReactNode;
  /** Whom or what it is for: "0803 123 4567", a name, a meter in its groups. */
  readonly for: string;
  /** Beneath that, where there is more to say. */
  readonly detail?: string | undefined;
  /** What the customer has to know before paying. */
  readonly caution?: ReactNode;
  /** Lines of the review and the receipt that only this kind has. */
  readonly rows?: readonly { readonly label: string; readonly value: string }[];
  /** 'Airtime payment successful' */
  readonly complete: string;
}

/** Who is paid, as one end of the payment. */
export const payeeOf = ({ biller, tile }: BillFace): CrossingEnd => ({ name: biller, face: tile });
