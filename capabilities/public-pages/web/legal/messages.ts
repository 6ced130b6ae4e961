import { catalogue } from '@wura/browser/messages';

export const legalMessages = catalogue({
  contents: 'Contents',
  version: 'Version of',
  short: 'In short:',
});
