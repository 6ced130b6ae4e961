import { textsOf } from '@wura/browser/messages';
import type { View, WebFeature } from '@wura/browser/views';
import { gateKept } from '@wura/browser/kept';
import { useKept } from '@wura/browser/use-kept';
import { useCustomer } from '@wura/identity/web/customer';
import { BadgeCheck } from 'lucide-react';
import { useLimits } from '@wura/policy/web/limits';
import { isNumberNeeded } from './needs-number.ts';
import { kycTitle } from './title-messages.ts';

const kyc: View = {
  id: 'kyc',
  icon: BadgeCheck,
  places: [],
  title: () => textsOf(kycTitle).title,
  load: () => import('./kyc-screen.tsx'),
};

export const web: WebFeature = {
  order: 60,
  views: [kyc],
  gate: {
    // Until documents are approved, and a number checked where the rules want one, verification stands where the dashboard
    // would; unknown is what it was last, and at first not unverified.
    view: kyc,
    useIsShut: () => {
      const { data: customer } = useCustomer();
      const limits = useLimits();
      const isVerified = customer?.kyc_completed;
      return useKept(gateKept, isVerified === false || (isVerified && limits && isNumberNeeded(limits))) ?? false;
    },
  },
};
