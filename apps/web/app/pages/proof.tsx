import { textsOf } from '@wura/browser/messages';
import { ProofScreen } from '@wura/public-pages/web/proof';
import { proofMessages } from '@wura/public-pages/web/proof/messages';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export const meta = ({ location }: MetaArgs) => shared(location, textsOf(proofMessages));

export default ProofScreen;
