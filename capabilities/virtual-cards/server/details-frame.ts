import type { FramedPage } from '@wura/features/server';
import { readFileSync } from 'node:fs';
import type { CardIssuer } from './ports.ts';

/**
 * Where a live card's number is shown: the card view holds this page in a frame, and its script asks the issuer with a token that
 * is good once. An issuer whose numbers come through us, as the sandbox's do, needs none.
 */
export function detailsFrame(issuer: CardIssuer | undefined): readonly FramedPage[] {
  const asks = issuer?.terms.revealOrigin;
  if (!asks) return [];
  return [{ path: 'card-details', html: readFileSync(new URL('card-details.html', import.meta.url), 'utf8'), asks }];
}
