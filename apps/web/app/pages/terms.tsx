import { TermsScreen } from '@wura/public-pages/web/terms-screen';
import { termsMessages } from '@wura/public-pages/web/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(termsMessages);

export default TermsScreen;
