import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { useView, viewAddress } from '@wura/browser/views';
import { LinkButton } from '@wura/ui/link-button';
import { useNarrow } from '@wura/ui/use-narrow';
import { useSearchParams } from 'react-router';
import { AboutPayment } from './about-payment.tsx';
import { AskedList } from './asked-list.tsx';
import { AskedRecall } from './asked-recall.tsx';
import { listDisputes } from './calls.ts';
import { DisputeList } from './dispute-list.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import { disputeMenuMessages } from './menu-messages.ts';
import { disputeMessages } from './messages.ts';
import { FraudReport } from './fraud-report.tsx';
import { ReportForm } from './report-form.tsx';

/** The form, where the address names a payment, or what the customer was asked to send back; the cases so far, and the one that is looked at. */
export default function DisputesScreen() {
  const words = useMessages(disputeMessages);
  const menu = useMessages(disputeMenuMessages);
  const isNarrow = useNarrow();
  const transactions = useView('transactions');
  const [search] = useSearchParams();
  const about = search.get('about');
  const recall = search.get('recall');
  const list = useRoute(listDisputes, { query: { limit: '50' } });
  if (recall !== null) return <AskedRecall key={recall} id={recall} />;
  return (
    <>
      {!isNarrow && <h1 className="text-t1">{about === null ? menu.title : words.reportTitle}</h1>}
      <div className="grid gap-8 px-5 pt-2 pb-8 md:px-0 md:pt-1 xl:grid-cols-[480px_minmax(0,344px)]">
        <div className="flex max-w-[480px] flex-col gap-5">
          <p className="text-lead text-ink-2">{words.lead}</p>
          {about === null ? (
            <>
              <p className="text-ink-2">{words.how}</p>
              {transactions && (
                <LinkButton to={viewAddress(transactions.id)} look="line" size={44} className="self-start">
                  {transactions.title()}
                </LinkButton>
              )}
            </>
          ) : (
            <>
              <AboutPayment payment={about} />
              <FraudReport payment={about} />
              <h2 className="text-t3">{words.elseTitle}</h2>
              <ReportForm payment={about} />
            </>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <AskedList />
          <DisputeList list={list} />
        </div>
      </div>
      <DisputePanel />
    </>
  );
}
