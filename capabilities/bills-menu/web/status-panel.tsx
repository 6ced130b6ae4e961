import { endpoint } from '@wura/browser/client';
import { addressIn } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useLanguage } from '@wura/browser/use-language';
import { labelOf, useViews } from '@wura/browser/views';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { StatusChip } from '@wura/ui/status-chip';
import type { routes } from '../contract.ts';
import { serviceMessages } from './status-messages.ts';

const listServices = endpoint<typeof routes.services>('GET', '/api/bills/services');

/** Of each provider whom a customer can pay through us, whether they can at this moment. */
export default function StatusPanel() {
  const words = useMessages(serviceMessages);
  const language = useLanguage();
  const views = useViews('bills');
  const services = useRoute(listServices, {});
  const known = new Map(services.data?.data.map(each => [each.service, each.reason]));
  const sold = views.filter(({ service }) => service !== undefined && known.has(service));
  return (
    <section className="panel overflow-clip" aria-labelledby="help-status">
      <h2 id="help-status" className="px-5 pt-5 pb-1 text-t3">
        {words.title}
      </h2>
      {services.isPending && (
        <Loading text={words.loading}>
          <SkeletonRows count={3} />
        </Loading>
      )}
      {services.isError && !services.data && (
        <p role="alert" className="px-5 text-bad">
          {refusalText(services.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void services.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      <ul>
        {sold.map(view => {
          const reason = known.get(view.service!);
          return (
            <li key={view.id} className="flex min-h-12 items-center justify-between gap-3 px-5 py-1.5">
              <span className="min-w-0">{labelOf(view, 'bills')}</span>
              <StatusChip status={reason ? 'failed' : 'completed'} label={reason ? words[reason] : words.works} />
            </li>
          );
        })}
      </ul>
      <p className="flex flex-wrap gap-x-5 px-5 pb-3">
        <a href={addressIn(language, '/status')} className="link inline-flex min-h-11 items-center">
          {words.status}
        </a>
        <a href={addressIn(language, '/fees')} className="link inline-flex min-h-11 items-center">
          {words.fees}
        </a>
      </p>
    </section>
  );
}
