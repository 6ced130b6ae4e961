import { TermsScreen } from '@wura/public-pages/web/terms';
import { termsMessages } from '@wura/public-pages/web/terms/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(termsMessages);

export default TermsScreen;
