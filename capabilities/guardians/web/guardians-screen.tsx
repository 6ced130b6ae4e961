import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { useNarrow } from '@wura/ui/use-narrow';
import type { GuardianOverview } from '../contract.ts';
import { readGuardians } from './calls.ts';
import { guardianMessages } from './messages.ts';
import { MyGuardian } from './my-guardian.tsx';
import { Ward } from './ward.tsx';

/** The other side and staff work on it, so it is looked at again by itself. */
const lookAgainMs = 15_000;

/** Who answers for this customer, and for whom they answer. */
export default function GuardiansScreen() {
  const words = useMessages(guardianMessages);
  const queries = useQueryClient();
  const isNarrow = useNarrow();
  const all = useRoute(readGuardians, {}, { everyMs: lookAgainMs });
  async function done(said: string, next: GuardianOverview) {
    queries.setQueryData(keyOf(readGuardians, {}), next);
    toast(said);
    await queries.invalidateQueries();
  }
  return (
    <div className="flex flex-col gap-4 px-3.5 pt-1 pb-8 md:max-w-[640px] md:px-0">
      {!isNarrow && <h1 className="text-t1">{words.title}</h1>}
      <p className="text-ink-2">{words.lead}</p>
      {all.isPending && (
        <Loading text={words.loading}>
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
      {all.isError && !all.data && (
        <Banner
          tone="bad"
          title={refusalText(all.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void all.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {all.data && (
        <>
          {(all.data.may_ask || all.data.mine) && <MyGuardian overview={all.data} onDone={done} />}
          {(all.data.wards.length > 0 || (!all.data.may_ask && !all.data.mine)) && (
            <section className="panel p-5" aria-labelledby="wards">
              <h2 id="wards" className="text-t3">
                {words.wardsTitle}
              </h2>
              {all.data.wards.length === 0 && <p className="mt-1 text-ink-2">{words.noWards}</p>}
              {all.data.wards.map(ward => (
                <Ward key={ward.id} of={ward} onDone={done} />
              ))}
            </section>
          )}
        </>
      )}
    </div>
  );
}
