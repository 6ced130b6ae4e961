import { textsOf } from '@wura/browser/messages';
import { FeesScreen } from '@wura/public-pages/web/fees';
import { feesMessages } from '@wura/public-pages/web/fees/messages';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export const meta = ({ location }: MetaArgs) => shared(location, textsOf(feesMessages));

export default FeesScreen;
