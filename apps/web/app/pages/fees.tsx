import { FeesScreen } from '@wura/public-pages/web/fees';
import { feesMessages } from '@wura/public-pages/web/fees/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(feesMessages);

export default FeesScreen;
