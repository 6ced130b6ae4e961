import { textsOf } from '@wura/browser/messages';
import { StatusScreen } from '@wura/public-pages/web/status';
import { statusMessages } from '@wura/public-pages/web/status/messages';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export const meta = ({ location }: MetaArgs) => shared(location, textsOf(statusMessages));

export default StatusScreen;
