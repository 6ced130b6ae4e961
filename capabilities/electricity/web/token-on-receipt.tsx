import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { prefetched } from '@wura/browser/prefetched';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ElectricityOrder, ElectricityPaid } from './electricity-order.ts';
import { payElectricityMessages } from './messages.ts';

// A customer who only looks at the form downloads none of it.
const VendedToken = prefetched<TokenOnReceiptProps>(() => import('./vended-token.tsx'), TokenElsewhere);

/** While the payment is filled in, so that it is there when the token is. */
export const preloadToken = VendedToken.fetch;

export type TokenOnReceiptProps = { order: ElectricityOrder; paid: ElectricityPaid };

export function TokenOnReceipt(props: TokenOnReceiptProps) {
  return (
    <Suspense fallback={null}>
      <VendedToken {...props} />
    </Suspense>
  );
}

/** Where the connection went just now: the token has been kept all the same. */
function TokenElsewhere() {
  const words = useMessages(payElectricityMessages);
  return (
    <div className="mt-3 border-b border-line text-note">
      <p>{words.tokenLate}</p>
      <Link to={viewAddress('electricity-tokens')} className="link inline-flex min-h-11 items-center">
        {words.myTokens}
      </Link>
    </div>
  );
}
