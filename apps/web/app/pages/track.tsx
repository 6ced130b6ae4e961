import { QueryClientProvider } from '@tanstack/react-query';
import { createQueries } from '@wura/browser/query';
import { trackMessages } from '@wura/receipts/web/track-messages';
import { TrackScreen } from '@wura/receipts/web/track-screen';
import { useState } from 'react';
import { useParams } from 'react-router';
import { titled } from '../page-title.ts';

// A payment is between those who hold its receipt, so its page is no search engine's business.
export const meta = () => [...titled(trackMessages), { name: 'robots', content: 'noindex' }];

export default function Track() {
  const [queries] = useState(createQueries);
  const { code = '' } = useParams();
  return (
    <QueryClientProvider client={queries}>
      <TrackScreen code={code} />
    </QueryClientProvider>
  );
}
