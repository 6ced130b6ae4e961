import { textsOf, type Catalogue } from '@wura/browser/messages';
import { appMessages } from './messages.ts';

/** "Sign in, Wura". */
export function pageTitle(title: string): string {
  return `${title}, ${textsOf(appMessages).brand}`;
}

/** What a page's `meta` answers: its own title, in the language of the moment. */
export function titled(of: Catalogue<{ pageTitle: string }>) {
  return [
    { title: pageTitle(textsOf(of).pageTitle) },
    { name: 'description', content: textsOf(appMessages).description },
  ];
}
