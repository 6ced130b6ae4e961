import { isLanguage } from '@wura/browser/language';
import { speak } from '@wura/browser/messages';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { paintFirst } from './paint-first.ts';
import { IslandScriptAddress } from './static-pages.tsx';

/**
 * Runs at build time only, once for each page that is built ahead: no crawler to detect. It waits for everything on the
 * page, because the router hands its state to the browser through a part that arrives last. One page after the other:
 * the language is the whole program's.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const [, first] = new URL(request.url).pathname.split('/');
  await speak(isLanguage(first) ? first : 'en');
  const { prelude } = await prerender(
    // The shell is drawn as if it were the landing page, and must not become one.
    <IslandScriptAddress value={context.isSpaMode ? undefined : context.manifest.routes['islands']?.module}>
      <ServerRouter context={context} url={request.url} />
    </IslandScriptAddress>,
  );
  const html = await new Response(prelude).text();
  // The shell has nothing to show without its scripts, and a static page has none of the application's.
  const isDrawn = !context.isSpaMode && html.includes('__reactRouterRouteModules');
  return new Response(isDrawn ? paintFirst(html) : html, { status, headers });
}
