import { FeaturesScreen } from '@wura/public-pages/web/features-screen';
import { featuresMessages } from '@wura/public-pages/web/messages';
import { titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export const meta = () => titled(featuresMessages);

export default FeaturesScreen;
