import { textsOf } from '@wura/browser/messages';
import { AboutScreen } from '@wura/public-pages/web/about';
import { aboutPageMessages } from '@wura/public-pages/web/about/messages';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export const meta = ({ location }: MetaArgs) => shared(location, textsOf(aboutPageMessages));

export default AboutScreen;
