import { PrivacyScreen } from '@wura/public-pages/web/privacy';
import { privacyMessages } from '@wura/public-pages/web/privacy/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(privacyMessages);

export default PrivacyScreen;
