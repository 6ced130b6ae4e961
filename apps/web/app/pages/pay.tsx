import { QueryClientProvider } from '@tanstack/react-query';
import { createQueries } from '@wura/browser/query';
import { linkMessages } from '@wura/payment-requests/web/link-messages';
import { PayLinkScreen } from '@wura/payment-requests/web/pay-link-screen';
import { useState } from 'react';
import { useParams } from 'react-router';
import { titled } from '../page-title.ts';

// A link is between those who hold it, so its page is no search engine's business.
export const meta = () => [...titled(linkMessages), { name: 'robots', content: 'noindex' }];

export default function Pay() {
  const [queries] = useState(createQueries);
  const { code = '' } = useParams();
  return (
    <QueryClientProvider client={queries}>
      <PayLinkScreen code={code} />
    </QueryClientProvider>
  );
}
