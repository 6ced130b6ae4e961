import { AboutScreen } from '@wura/public-pages/web/about';
import { aboutPageMessages } from '@wura/public-pages/web/about/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(aboutPageMessages);

export default AboutScreen;
