import { LockScreen } from '@wura/emergency-lock/web/lock-screen';
import { lockMessages } from '@wura/emergency-lock/web/messages';
import { titled } from '../page-title.ts';

export const meta = () => titled(lockMessages);

export default LockScreen;
