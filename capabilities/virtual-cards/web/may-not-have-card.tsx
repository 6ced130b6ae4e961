import { useMessages } from '@wura/browser/messages';
import { phraseText } from '@wura/browser/phrase-text';
import { viewAddress } from '@wura/browser/views';
import { useLimits } from '@wura/policy/web/limits';
import { MayNotMove } from '@wura/policy/web/may-not-move';
import { Banner } from '@wura/ui/banner';
import { Link } from 'react-router';
import { hasCardTier } from '../rules.ts';
import { cardMessages } from './messages.ts';

/** Above the form of a new card, before anything is typed: why this customer gets none yet, and where that is changed. */
export function MayNotHaveCard() {
  const words = useMessages(cardMessages);
  const limits = useLimits();
  if (!limits) return null;
  // What is in the way of every payment comes first; a card asks for more than most of them.
  if (limits.blocked_by !== null) return <MayNotMove />;
  if (hasCardTier(limits.tier)) return null;
  return (
    <Banner
      tone="wait"
      isNote
      title={phraseText({ code: 'kyc_required', facts: {} })}
      action={
        <Link to={viewAddress('kyc')} className="reach inline-flex min-h-6 items-center">
          {words.verify}
        </Link>
      }
    />
  );
}
