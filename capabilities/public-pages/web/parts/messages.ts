import { catalogue } from '@wura/browser/messages';

export const partsMessages = catalogue({
  sample: 'Sample figures',
  sampleLink: 'See today’s fees',
  learnMore: 'Learn more',
  about: (subject: string) => `about ${subject}`,
});

export const serviceMessages = catalogue({
  unknown: 'Not asked yet',
  up: 'Yes, all of it answers',
  down: 'No. The service is up, its database is not',
  lost: 'Your browser got no answer',
});
