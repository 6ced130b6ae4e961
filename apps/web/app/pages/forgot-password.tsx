import { ForgotScreen } from '@wura/password-reset/web/forgot-screen';
import { forgotMessages } from '@wura/password-reset/web/messages';
import { titled } from '../page-title.ts';

export const meta = () => titled(forgotMessages);

export default ForgotScreen;
