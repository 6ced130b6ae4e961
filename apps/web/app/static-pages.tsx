import { createContext, useContext } from 'react';
import { redirectDocument, useMatches, type MiddlewareFunction } from 'react-router';

/**
 * Most public pages are static: documents that React drew once, while the product was built. Their browsers load neither
 * React nor the router, only the small script that starts the few things that move.
 */
export const handle = { isStatic: true };

/** Where the build has put start-islands.ts. Known while pages are built ahead, and neither in the browser nor in its shell. */
export const IslandScriptAddress = createContext<string | undefined>(undefined);

export function useIsStatic(): boolean {
  const isMeant = useMatches().some(match => match.handle === handle);
  return useContext(IslandScriptAddress) !== undefined && isMeant;
}

export function IslandScript() {
  const address = useContext(IslandScriptAddress);
  const source = `import{handle}from${JSON.stringify(address)};handle()`;
  return <script type="module" dangerouslySetInnerHTML={{ __html: source }} />;
}

/** A static page cannot be drawn inside the application: a link that leads to one from there loads it afresh. */
export const clientMiddleware: readonly MiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url);
  },
];
