import { textsOf } from '@wura/browser/messages';
import { readConfig } from '@wura/platform/config';
import { expect, it } from 'vitest';
import spanish from './privacy-messages.es.ts';
import french from './privacy-messages.fr.ts';
import { privacyMessages } from './privacy-messages.ts';

const live = readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: '07'.repeat(32) });

it('the privacy page names whoever a live start asks where a visitor is, in every language', () => {
  const asked = new URL(live.geoBaseUrl).hostname;
  const inEach = [textsOf(privacyMessages), french.privacyMessages, spanish.privacyMessages];
  for (const { clauses } of inEach) {
    expect(clauses.filter(({ text }) => text.some(paragraph => paragraph.includes(asked)))).toHaveLength(1);
  }
});
