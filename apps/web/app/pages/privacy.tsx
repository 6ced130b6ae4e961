import { textsOf } from '@wura/browser/messages';
import { PrivacyScreen } from '@wura/public-pages/web/privacy';
import { privacyMessages } from '@wura/public-pages/web/privacy/messages';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export const meta = ({ location }: MetaArgs) => shared(location, textsOf(privacyMessages));

export default PrivacyScreen;
