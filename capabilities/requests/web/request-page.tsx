import { useServices } from '@wura/browser/config';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { useHasView, viewAddress } from '@wura/browser/views';
import { Banner } from '@wura/ui/banner';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import type { ReactNode } from 'react';
import type { RequestKind } from '../contract.ts';
import { isOpen } from '../steps.ts';
import { callsOf } from './calls.ts';
import { requestMessages } from './messages.ts';
import type { Shown } from './request-facts.tsx';
import { RequestList } from './request-list.tsx';
import { RequestPanel } from './request-panel.tsx';

interface RequestPageProps {
  kind: RequestKind;
  /** As GET /api/config names it. */
  service: string;
  title: string;
  lead: string;
  shown: Shown;
  /** The form, while one may be sent. */
  children: ReactNode;
}

/** What is the same for each kind: the form where one may be sent, the requests so far, and the one that is looked at. */
export function RequestPage({ kind, service, title, lead, shown, children }: RequestPageProps) {
  const words = useMessages(requestMessages);
  const hasMenu = useHasView('miscellaneous-payment');
  const isOff = useServices()[service] === false;
  const list = useRoute(callsOf[kind].list, { query: { limit: '20' } });
  const hasOpen = list.data?.data.some(({ status }) => isOpen(status)) ?? false;
  return (
    <PaymentPage
      title={title}
      out={hasMenu ? { to: viewAddress('miscellaneous-payment'), text: words.back } : undefined}
    >
      <div className="grid gap-10 px-5 pt-2 pb-8 md:px-0 md:pt-1 xl:grid-cols-[480px_minmax(0,344px)]">
        <div className="flex max-w-[480px] flex-col gap-5">
          <p className="text-lead text-ink-2">{lead}</p>
          {isOff ? (
            <Banner tone="info" isNote title={words.off} />
          ) : hasOpen ? (
            <Banner tone="info" isNote title={words.open}>
              <p>{words.openText}</p>
            </Banner>
          ) : (
            children
          )}
        </div>
        <RequestList kind={kind} list={list} shown={shown} />
      </div>
      <RequestPanel kind={kind} shown={shown} />
    </PaymentPage>
  );
}
