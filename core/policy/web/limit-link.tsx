import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { Link } from 'react-router';
import { useLimits } from './limits.ts';
import { limitMessages } from './messages.ts';

/** From a limit that was met to where it is explained, and raised if it can be. */
export function LimitLink() {
  const words = useMessages(limitMessages);
  const limits = useLimits();
  return (
    <Link to={`${viewAddress('profile')}#limits`} className="reach inline-flex min-h-6 items-center underline">
      {limits && limits.tier < 3 ? words.raise : words.see}
    </Link>
  );
}
