import { clockTime, momentDate } from '@wura/browser/dates';
import { addressIn } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { useLanguage } from '@wura/browser/use-language';
import { viewAddress } from '@wura/browser/views';
import { LinkButton } from '@wura/ui/link-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { MessageCircle } from 'lucide-react';
import { readMessages } from './calls.ts';
import { helpMessages } from './help-messages.ts';

/** When a person answers, and the ways to one. */
export default function HelpPanel() {
  const words = useMessages(helpMessages);
  const language = useLanguage();
  const asked = useRoute(readMessages, { query: { limit: '1' } });
  const hours = asked.data?.hours;
  return (
    <section className="panel p-5" aria-labelledby="help-people">
      <h2 id="help-people" className="text-t3">
        {words.title}
      </h2>
      {asked.isPending ? (
        <Loading text={words.loading} className="mt-1 mb-3">
          <Skeleton className="h-[1lh]" />
        </Loading>
      ) : (
        <p className="mt-1 mb-3 text-ink-2">
          {!hours
            ? words.unknown
            : hours.isNow
              ? words.now(clockTime(hours.changesAt))
              : words.later(momentDate(hours.changesAt))}
        </p>
      )}
      <LinkButton to={`${viewAddress('help')}&help=chat`} look="line" size={44} icon={<MessageCircle />}>
        {words.chat}
      </LinkButton>
      <p className="mt-2">
        <a href={addressIn(language, '/contact-us')} className="link inline-flex min-h-11 items-center">
          {words.write}
        </a>
      </p>
    </section>
  );
}
