import { QueryClientProvider } from '@tanstack/react-query';
import { createQueries } from '@wura/browser/query';
import { verifyMessages } from '@wura/receipts/web/messages';
import { VerifyScreen } from '@wura/receipts/web/verify-screen';
import { useState } from 'react';
import { useParams } from 'react-router';
import { titled } from '../page-title.ts';

// A receipt is between those who hold it, so its page is no search engine's business.
export const meta = () => [...titled(verifyMessages), { name: 'robots', content: 'noindex' }];

export default function Verify() {
  const [queries] = useState(createQueries);
  const { code } = useParams();
  return (
    <QueryClientProvider client={queries}>
      <VerifyScreen code={code} />
    </QueryClientProvider>
  );
}
