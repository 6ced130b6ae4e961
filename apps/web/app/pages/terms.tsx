import { textsOf } from '@wura/browser/messages';
import { TermsScreen } from '@wura/public-pages/web/terms';
import { termsMessages } from '@wura/public-pages/web/terms/messages';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export const meta = ({ location }: MetaArgs) => shared(location, textsOf(termsMessages));

export default TermsScreen;
