import { useMessages } from '@wura/browser/messages';
import { phraseText } from '@wura/browser/phrase-text';
import { useHasView, viewAddress } from '@wura/browser/views';
import { Banner } from '@wura/ui/banner';
import { Link } from 'react-router';
import { useLimits } from './limits.ts';
import { limitMessages } from './messages.ts';

/** What is in the way of every payment of a customer, and where they take it out of it. */
const ways = {
  identity: { code: 'identity_required', view: 'kyc', word: 'verify' },
  age: { code: 'age_restricted', view: 'guardians', word: 'guardian' },
  contact: { code: 'contact_unconfirmed', view: 'security', word: 'confirm' },
} as const;

/** Above a form that the server would refuse whatever is typed into it: said before the typing, with the way on. */
export function MayNotMove({ className }: { className?: string }) {
  const words = useMessages(limitMessages);
  const blockedBy = useLimits()?.blocked_by ?? null;
  const way = blockedBy === null ? undefined : ways[blockedBy];
  const hasView = useHasView(way?.view ?? '');
  if (!way) return null;
  return (
    <Banner
      tone="wait"
      isNote
      className={className}
      title={phraseText({ code: way.code, facts: {} })}
      action={
        hasView && (
          <Link to={viewAddress(way.view)} className="reach inline-flex min-h-6 items-center">
            {words[way.word]}
          </Link>
        )
      }
    />
  );
}
