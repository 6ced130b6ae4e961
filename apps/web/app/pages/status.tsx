import { StatusScreen } from '@wura/public-pages/web/status';
import { statusMessages } from '@wura/public-pages/web/status/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(statusMessages);

export default StatusScreen;
