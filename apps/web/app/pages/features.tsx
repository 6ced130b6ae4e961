import { textsOf } from '@wura/browser/messages';
import { FeaturesScreen } from '@wura/public-pages/web/features';
import { featureAt } from '@wura/public-pages/web/features/feature-at';
import { featurePages, featuresMessages } from '@wura/public-pages/web/features/messages';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export function meta({ location }: MetaArgs) {
  const feature = featureAt(location);
  if (!feature) return shared(location, textsOf(featuresMessages));
  const { pageTitle, pitch } = textsOf(featurePages)[feature];
  return shared(location, { pageTitle, description: pitch });
}

export default FeaturesScreen;
