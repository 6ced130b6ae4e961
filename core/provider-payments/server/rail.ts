import type { Pool, Tx } from '@wura/database';
import type { MovementKind } from '@wura/wallets/server/kinds';
import type { PaymentPort } from './ports.ts';
import type { Payment } from './queries.ts';

/** One kind of payment that leaves us: who carries it out, and who is told how it ended. */
export interface PaymentRail<Details> {
  readonly pool: Pool;
  /** Names the jobs of this kind. */
  readonly job: string;
  readonly movement: MovementKind<Details>;
  /** What the provider calls it. */
  readonly operation: string;
  /** All who carry it out here. A payment stays with the one that it was begun with. */
  readonly ports: readonly PaymentPort<Details>[];
  readonly now: () => number;
  /**
   * For how long a provider that takes no reference of ours may leave a payment out of its complete list before its money
   * is given back.
   */
  readonly unfoundAfterMs?: number;
  /** A payment that is carried out after its money was given back cannot be recalled: it is our loss. */
  readonly isLossOurs?: boolean;
  /** Whether all was told that is to be handed over. Until then a payment that was carried out is asked about again. */
  readonly isWhole?: (payment: Payment<Details>) => boolean;
  /**
   * What was bought is worth its price to its reader: `onEnd` keeps it, sealed, and the payment's own row does not.
   */
  readonly areGoodsSecret?: boolean;
  /** For which system wallet what was held is, once the payment is carried out; left out: the provider's own. */
  readonly bookedTo?: (payment: Payment<Details>) => string;
  /** In the commit that ends the payment. */
  readonly onEnd: (tx: Tx, payment: Payment<Details>) => Promise<void>;
}

/** The provider it was begun with carries it out: another would do it twice. */
export function portOf<Details>(
  { ports, operation }: Pick<PaymentRail<Details>, 'ports' | 'operation'>,
  { provider, reference }: Pick<Payment, 'provider' | 'reference'>,
): PaymentPort<Details> {
  const port = ports.find(each => each.provider === provider);
  if (!port) throw new Error(`${provider}, which has the ${operation} ${reference}, is switched off here`);
  return port;
}
