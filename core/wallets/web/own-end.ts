import { fullName, useCustomer } from '@wura/identity/web/customer';
import type { CrossingEnd } from '@wura/ui/crossing';

/** The customer as one end of a payment. */
export function useOwnEnd(): CrossingEnd {
  const { data: customer } = useCustomer();
  return { name: customer ? fullName(customer) : '', photoUrl: customer?.profile_picture ?? undefined };
}
