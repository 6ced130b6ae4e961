import { catalogue } from '@wura/browser/messages';

/** Apart, because the menu needs it. It is called so in every language. */
export const debugTitle = catalogue({ title: 'Debug API' });
