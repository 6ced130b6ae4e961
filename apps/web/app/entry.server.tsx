import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Runs at build time only, once for each page that is built ahead: no crawler to detect. It waits for everything on the
 * page, because the router hands its state to the browser through a part that arrives last.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  return new Response(prelude, { status, headers });
}
