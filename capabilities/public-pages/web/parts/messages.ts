import { catalogue, translatedPage } from '@wura/browser/messages';

export const partsMessages = catalogue({
  sample: 'Sample figures',
  samplePeople: 'Sample people and figures',
  sampleLink: 'See today’s fees',
  learnMore: 'Learn more',
  about: (subject: string) => `about ${subject}`,
});

export const serviceMessages = catalogue({
  unknown: 'Not asked yet',
  up: 'All systems working',
  readOnly: 'In part. You can look, but nothing can be paid or changed',
  down: 'No. The service is up, its database is not',
  lost: 'Your browser got no answer',
});

translatedPage(
  { partsMessages, serviceMessages },
  { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') },
);
