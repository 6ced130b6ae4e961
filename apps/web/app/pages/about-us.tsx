import { AboutScreen } from '@wura/public-pages/web/about-screen';
import { aboutMessages } from '@wura/public-pages/web/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(aboutMessages);

export default AboutScreen;
