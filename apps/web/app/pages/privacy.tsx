import { PrivacyScreen } from '@wura/public-pages/web/privacy-screen';
import { privacyMessages } from '@wura/public-pages/web/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(privacyMessages);

export default PrivacyScreen;
