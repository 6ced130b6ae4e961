import { useMutation, useQuery } from '@tanstack/react-query';
import { fetchFile, saveFile } from '@wura/browser/download';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { monthYear } from '@wura/browser/dates';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { Share } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showCloth } from './calls.ts';
import { clothMessages } from './messages.ts';
import { monthsBetween } from './months.ts';
import { pictureOf } from './picture-of.ts';
import { clothView } from './shell-messages.ts';

/** A month of the customer's own cloth, to look at and to show to others. */
export default function ClothScreen() {
  const words = useMessages(clothMessages);
  const { title } = useMessages(clothView);
  const isNarrow = useNarrow();
  const [chosen, choose] = useState<string>();
  const present = useRoute(showCloth, { query: {} });
  const month = chosen ?? present.data?.month;
  const poster = useQuery({
    queryKey: ['/api/cloth/poster', month],
    queryFn: () => fetchFile(`/api/cloth/poster?month=${month}`),
    enabled: month !== undefined,
  });
  const url = useObjectUrl(poster.data);
  const share = useMutation({ mutationFn: () => sharePoster(poster.data!, month!) });
  const error = present.error ?? poster.error;
  return (
    <div className="max-w-[560px] px-5 pb-8 md:px-0">
      {!isNarrow && <h1 className="mb-1 text-t1">{title}</h1>}
      <p className="mb-5 text-lead text-ink-2">{words.lead}</p>
      {error && !poster.data && (
        <Banner
          tone="bad"
          title={refusalText(error, { fallback: words.failed })}
          action={
            <button
              type="button"
              className="min-h-11"
              onClick={() => void (present.error ? present : poster).refetch()}
            >
              {words.retry}
            </button>
          }
        />
      )}
      {present.isPending && <Skeleton className="h-[77px] rounded-control!" />}
      {present.data && month !== undefined && (
        <Field label={words.month} id="cloth-month">
          <Select value={month} onChange={event => choose(event.target.value)}>
            {monthsBetween(present.data.since, present.data.month).map(each => (
              <option key={each} value={each}>
                {monthYear(each)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="mt-5">
        {url !== undefined && month !== undefined ? (
          <img
            src={url}
            alt={words.poster(monthYear(month))}
            width={540}
            height={564}
            className="w-full rounded-panel shadow-1"
          />
        ) : (
          !error && (
            <Loading text={words.loading}>
              <Skeleton className="aspect-[540/564] w-full rounded-panel!" />
            </Loading>
          )
        )}
      </div>
      <Button
        isWide
        size={56}
        className="mt-5"
        icon={<Share />}
        isDisabled={poster.data === undefined}
        isLoading={share.isPending}
        loadingLabel={words.making}
        onClick={() => share.mutate()}
      >
        {words.share}
      </Button>
      {share.error && (
        <p role="alert" className="mt-2 text-center font-medium text-bad">
          {words.shareFailed}
        </p>
      )}
      <p className="mt-3 text-small text-ink-2">{words.telling}</p>
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** As a picture that every application shows; where the system has no sheet to share with, it is saved. */
async function sharePoster(svg: Blob, month: string): Promise<void> {
  const file = new File([await pictureOf(svg)], `wura-cloth-${month}.png`, { type: 'image/png' });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    // Closing the system's own sheet rejects; there is nothing to say about it.
    return navigator.share({ files: [file] }).catch(() => undefined);
  }
  saveFile(file, file.name);
}
