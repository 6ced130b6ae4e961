import { endpoint } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { Banner } from '@wura/ui/banner';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';
import { saleMessages } from './messages.ts';

/** Why a bill cannot be paid now: not offered here, paused by us, or its seller does not answer. */
type WhyNot = 'off' | 'stopped' | 'down';

/** As much of the route as a bill's screen needs. The room that answers it declares the rest. */
interface ListServices extends RouteSpec {
  method: 'GET';
  path: '/api/bills/services';
  params?: never;
  query?: never;
  body?: never;
  answers: { 200: z.ZodType<{ data: readonly { service: string; is_available: boolean; reason: WhyNot | null }[] }> };
}

const listServices = endpoint<ListServices>('GET', '/api/bills/services');
const askAgainMs = 30_000;

/** Whether a kind of bill can be bought here and now; unknown is taken for yes, and the server has the last word. */
export interface Offer {
  readonly isOff: boolean;
  readonly why: WhyNot | undefined;
}

export function useOffer(kind: string): Offer {
  const { data } = useRoute(listServices, {}, { everyMs: askAgainMs });
  const service = data?.data.find(each => each.service === kind);
  if (!service || service.is_available) return { isOff: false, why: undefined };
  return { isOff: true, why: service.reason ?? 'off' };
}

/** Above a form that cannot be gone on from: that nothing is sold, and that nothing is taken. It goes once it is over. */
export function OfferNotice({ offer: { why } }: { offer: Offer }) {
  const words = useMessages(saleMessages);
  if (why === undefined) return null;
  return (
    <Banner tone="wait" title={words.downTitle}>
      <p>{words[why]}</p>
    </Banner>
  );
}
