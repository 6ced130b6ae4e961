import { useServices } from '@wura/browser/config';
import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Bug } from 'lucide-react';
import { useEffect } from 'react';
import { debugTitle } from './title.ts';

export const web: WebFeature = {
  order: 52,
  views: [
    {
      id: 'debug',
      icon: Bug,
      places: ['sidebar'],
      service: 'debug',
      title: () => textsOf(debugTitle).title,
      load: () => import('./debug-screen.tsx'),
    },
  ],
  Over: Recorder,
};

/** Calls are written down from the start, where they may be, and not from the moment the customer opens the view. */
function Recorder() {
  const isOn = useServices()['debug'] === true;
  useEffect(() => void (isOn && import('./recorded-calls.ts').then(({ record }) => record())), [isOn]);
  return null;
}
