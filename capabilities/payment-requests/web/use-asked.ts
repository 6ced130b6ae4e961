import { useRoute } from '@wura/browser/query';
import { lookAtLink } from './calls.ts';

const askAgainMs = 4_000;

/** Who asks for how much; asked again while it is open, because another may pay it at this moment. */
export function useAsked(code: string) {
  const first = useRoute(lookAtLink, { params: { code } });
  const isOpen = first.data?.status === 'open';
  return useRoute(lookAtLink, { params: { code } }, { everyMs: isOpen ? askAgainMs : undefined });
}
