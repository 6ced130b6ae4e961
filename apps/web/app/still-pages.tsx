import { createContext, useContext } from 'react';
import { redirectDocument, useMatches, type MiddlewareFunction } from 'react-router';

/**
 * Most public pages are still: documents that React drew once, while the product was built. Their browsers load neither
 * React nor the router, only the small script that wakes the few things that move.
 */
export const handle = { isStill: true };

/** Where the build has put wake.ts. Known while pages are built ahead, and neither in the browser nor in its shell. */
export const WakeAddress = createContext<string | undefined>(undefined);

export function useIsStill(): boolean {
  const isMeant = useMatches().some(match => match.handle === handle);
  return useContext(WakeAddress) !== undefined && isMeant;
}

export function WakeScript() {
  const address = useContext(WakeAddress);
  const source = `import{handle}from${JSON.stringify(address)};handle()`;
  return <script type="module" dangerouslySetInnerHTML={{ __html: source }} />;
}

/** A still page cannot be drawn inside the application: a link that leads to one from there loads it afresh. */
export const clientMiddleware: readonly MiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url);
  },
];
