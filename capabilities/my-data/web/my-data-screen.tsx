import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { LinkRow } from '@wura/ui/link-row';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { useNarrow } from '@wura/ui/use-narrow';
import { UserPen } from 'lucide-react';
import type { Mine } from '../contract.ts';
import { keepMyData, readMyData } from './calls.ts';
import { dayText } from './day-text.ts';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LooksSection } from './looks-section.tsx';
import { myDataMessages } from './messages.ts';
import { Section } from './section.tsx';

/** What we hold about a customer, what they agreed to, who looked at it, and how to take it away or have it erased. */
export default function MyDataScreen() {
  const words = useMessages(myDataMessages);
  const isNarrow = useNarrow();
  const mine = useRoute(readMyData, {});
  return (
    <div className="flex flex-col gap-4 px-3.5 pt-1 pb-8 md:max-w-[640px] md:px-0">
      {!isNarrow && <h1 className="text-t1">{words.title}</h1>}
      <p className="text-ink-2">{words.lead}</p>
      {mine.data?.erasure && <Asked erasure={mine.data.erasure} />}
      <Section title={words.holdTitle}>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-ink-2">
          {Object.entries(words.holds).map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      </Section>
      <LinkRow to={viewAddress('profile')} icon={<UserPen />}>
        {words.correct}
      </LinkRow>
      <ExportSection />
      {mine.isPending && (
        <Loading text={words.loading}>
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="mt-4 h-40 rounded-card" />
        </Loading>
      )}
      {mine.isError && !mine.data && (
        <Banner
          tone="bad"
          title={refusalText(mine.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void mine.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {mine.data && (
        <>
          <Agreements agreements={mine.data.agreements} />
          <LooksSection looks={mine.data.looks} />
          {mine.data.erasure === null && <EraseSection mine={mine.data} />}
        </>
      )}
    </div>
  );
}

function Agreements({ agreements }: Pick<Mine, 'agreements'>) {
  const words = useMessages(myDataMessages);
  return (
    <Section title={words.agreedTitle}>
      {agreements.length === 0 && <p className="mt-1 text-ink-2">{words.noAgreements}</p>}
      <ul className="mt-1 text-ink-2">
        {agreements.map(({ version, agreed_at: at }) => (
          <li key={version}>{words.agreed(version, dayText(at))}</li>
        ))}
      </ul>
    </Section>
  );
}

/** There are days to think, and the way back. */
function Asked({ erasure }: { erasure: NonNullable<Mine['erasure']> }) {
  const words = useMessages(myDataMessages);
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(keepMyData, {}),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(readMyData) });
      toast(words.stays);
    },
  });
  return (
    <Banner tone="wait" isNote title={words.asked(dayText(erasure.erase_at))}>
      <p>{words.askedLead}</p>
      {keep.error && <p role="alert">{refusalText(keep.error, { fallback: words.failed })}</p>}
      <Button
        size={44}
        className="mt-2"
        isLoading={keep.isPending}
        loadingLabel={words.keeping}
        onClick={() => keep.mutate()}
      >
        {words.keep}
      </Button>
    </Banner>
  );
}
