import { catalogue, translatedPage } from '@wura/browser/messages';

export const statusMessages = catalogue({
  pageTitle: 'Service status',
  description: 'Whether Wura answers, asked by your own browser.',
  title: 'Service status',
  lead: 'When you opened this page, your browser asked the service itself. Nothing here was written by hand.',
  again: 'Check again',
  partsTitle: 'What was asked',
  parts: {
    pages: { title: 'These pages', text: 'You are reading one.' },
    service: { title: 'The service', text: 'Whether its program answers your browser.' },
    books: {
      title: 'The database',
      text: 'Whether the program reaches its books. Without them no balance is shown and no payment is made.',
    },
  },
  answers: 'Working',
  onlyReads: 'Can be read, takes no change',
  silent: 'Not working',
  unknown: 'Not known',
  proof: 'When the books were last proven whole',
  noteTitle: 'What this page does not know',
  note: 'It sees this moment, from where you are. Banks, networks and card companies have troubles of their own: a payment that waits for one of them says so, with its name and the time by which it ends.',
});

translatedPage({ statusMessages }, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
