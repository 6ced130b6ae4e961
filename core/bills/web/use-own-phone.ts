import { useCustomer } from '@wura/identity/web/customer';
import { useEffect, useRef } from 'react';
import { nationalPhone } from '../phone.ts';

/** Fills in the customer's own number once it is known, unless something stands there already. */
export function useOwnPhone(phone: string, set: (phone: string) => void): void {
  const own = nationalPhone(useCustomer().data?.phone_number ?? '');
  const latest = useRef({ phone, set });
  useEffect(() => {
    latest.current = { phone, set };
  });
  useEffect(() => {
    if (own !== undefined && latest.current.phone === '') latest.current.set(own);
  }, [own]);
}
