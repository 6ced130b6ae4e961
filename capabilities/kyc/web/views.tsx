import { textsOf } from '@wura/browser/messages';
import type { Gate, View } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { BadgeCheck } from 'lucide-react';
import { kycMessages } from './messages.ts';
import { useNeedsNumber } from './needs-number.ts';

const kyc: View = {
  id: 'kyc',
  icon: BadgeCheck,
  places: [],
  title: () => textsOf(kycMessages).title,
  load: () => import('./kyc-screen.tsx'),
};

export const views: readonly View[] = [kyc];

/** Until documents are approved, and a number checked where the rules want one, verification stands where the dashboard would; unknown is not unverified. */
export const gate: Gate = {
  view: kyc,
  useIsShut: () => {
    const { data: customer } = useCustomer();
    const needsNumber = useNeedsNumber();
    return customer?.kyc_completed === false || needsNumber;
  },
};
