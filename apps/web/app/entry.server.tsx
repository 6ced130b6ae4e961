import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** Runs at build time only, once for each page that is built ahead: no crawler to detect, nothing to stream. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8');
  const markup = renderToString(<ServerRouter context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}
