import type { WebFeature } from '@wura/browser/views';
import { AgainShape, isCountKept } from './again-shape.tsx';

/** Numbers are saved and managed on the screens of the bills themselves; what was paid lately stands over all of them. */
export const web: WebFeature = {
  order: 146,
  panels: [
    {
      id: 'pay-again',
      place: 'bills',
      Shape: AgainShape,
      hasPlace: isCountKept,
      load: () => import('./again-panel.tsx'),
    },
  ],
};
