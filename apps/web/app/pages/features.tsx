import { textsOf } from '@wura/browser/messages';
import { FeaturesScreen } from '@wura/public-pages/web/features';
import { featureAt } from '@wura/public-pages/web/features/feature-at';
import { featurePages, featuresMessages } from '@wura/public-pages/web/features/messages';
import type { MetaArgs } from 'react-router';
import { pageTitle, titled } from '../page-title.ts';

export { handle } from '../still-pages.tsx';

export function meta({ location }: MetaArgs) {
  const feature = featureAt(location);
  if (!feature) return titled(featuresMessages);
  const { pageTitle: title, pitch } = textsOf(featurePages)[feature];
  return [{ title: pageTitle(title) }, { name: 'description', content: pitch }];
}

export default FeaturesScreen;
