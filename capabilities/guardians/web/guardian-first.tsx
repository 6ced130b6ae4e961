import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { viewAddress } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { isMinor } from '@wura/policy/ages';
import { useLimits } from '@wura/policy/web/limits';
import { Banner } from '@wura/ui/banner';
import { Skeleton } from '@wura/ui/skeleton';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { readGuardians } from './calls.ts';
import { guardianFirstMessages } from './shell-messages.ts';

/**
 * Above what a customer under 18 is asked for: papers and numbers alone open nothing for them where the rules want an adult
 * who answers, and no other screen says so before a payment is refused.
 */
export default function GuardianFirst() {
  const { data: customer } = useCustomer();
  const [openedAt] = useState(Date.now);
  return customer && isMinor(customer.dob, openedAt) ? <Asked /> : null;
}

function Asked() {
  const words = useMessages(guardianFirstMessages);
  const limits = useLimits();
  const { data: overview, isPending } = useRoute(readGuardians, {});
  if (limits === undefined || isPending) return <Skeleton className="mb-7 h-[112px] rounded-card!" />;
  const isHeld = limits.blocked_by === 'identity' || limits.blocked_by === 'age';
  if (!isHeld || !overview || overview.mine?.status === 'linked') return null;
  return (
    <Banner
      tone="info"
      isNote
      icon={HeartHandshake}
      className="mb-7"
      title={words.needed}
      action={
        <Link to={viewAddress('guardians')} className="reach inline-flex min-h-6 items-center">
          {overview.may_ask ? words.ask : words.asked}
        </Link>
      }
    />
  );
}
