import { ForgotScreen } from '@wura/public-pages/web/forgot-screen';
import { forgotMessages } from '@wura/public-pages/web/messages';
import { titled } from '../page-title.ts';

export const meta = () => titled(forgotMessages);

export default ForgotScreen;
