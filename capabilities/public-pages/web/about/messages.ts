import { catalogue, translatedPage } from '@wura/browser/messages';

/** What the page of its own says beyond the section of the landing page. */
export const aboutPageMessages = catalogue({
  pageTitle: 'About Us',
  description: 'Where Wura comes from, what it is for, and the promises it is built on.',
  promisesTitle: 'Five promises, kept by machines',
  promisesLead: 'Each of these is checked every time the software is built. What is not true does not leave the house.',
  promises: [
    { title: 'The books balance', text: 'Every payment sums to zero in its currency. The database refuses any other.' },
    {
      title: 'Nothing is edited',
      text: 'A mistake is corrected by another entry that names the first. History stays readable.',
    },
    { title: 'Once means once', text: 'The same payment sent twice is made one time, also after a crash.' },
    { title: 'The whole cost first', text: 'Quote, posting, receipt and fee table are worked out by the same rules.' },
    {
      title: 'Never in doubt',
      text: 'A payment is completed, pending or failed, in words, with what happens next and by when.',
    },
  ] as readonly { title: string; text: string }[],
});

translatedPage({ aboutPageMessages }, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
