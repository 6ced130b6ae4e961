import { useQueryClient } from '@tanstack/react-query';
import { textsOf } from '@wura/browser/messages';
import { announce } from '@wura/ui/announce';
import { toast } from '@wura/ui/toast';
import { useSearchParams } from 'react-router';
import type { Request } from '../contract.ts';
import { requestMessages } from './messages.ts';

/** After a request went out: it is opened, and what is on the screen is read again. */
export function useSent(): (request: Request) => Promise<void> {
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  return async ({ id }) => {
    const { sent, sentText } = textsOf(requestMessages);
    toast(sent);
    announce(sentText);
    const next = new URLSearchParams(search);
    next.set('request', id);
    setSearch(next, { preventScrollReset: true });
    await queries.invalidateQueries();
  };
}
