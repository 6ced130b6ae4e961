import { addressIn } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import { Link } from 'react-router';
import { newTabMessages } from './messages.ts';

/** A public page in another tab, because leaving this one would lose what was filled in. */
export function NewTabLink({ to, children }: { to: string; children: string }) {
  const words = useMessages(newTabMessages);
  return (
    <Link to={addressIn(useLanguage(), to)} target="_blank" className="link">
      {children}
      <span className="sr-only"> {words.newTab}</span>
    </Link>
  );
}
