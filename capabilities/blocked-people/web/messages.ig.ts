import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { blockFaults, blockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  blockMessages: {
    title: 'Ndị i gbochiri',
    lead: 'Onye i gbochiri enweghị ike ịchọta gị site n’aha ma ọ bụ nọmba, iziga gị ego, ma ọ bụ ịrịọ gị ego. Agaghị agwa ya.',
    loading: 'Na-ebu...',
    failed: 'Enweghị ike ibu ndị i gbochiri.',
    retry: 'Nwaa ọzọ',
    none: 'I gbochighị onye ọ bụla.',
    whom: '@aha njirimara ma ọ bụ nọmba akaụntụ',
    block: 'Gbochie',
    unblock: 'Kwe ka ọ bata',
    notDone: 'Enweghị ike ime ya. Ọ ka dị ka ọ dị.',
    close: 'Mechie',
    blockName: name => `Ị ga-egbochi ${name}?`,
    isBlocked: name => `Egbochiela ${name}.`,
    isUnblocked: name => `E kwetala ${name} ka ọ bata.`,
    unblockName: name => `Kwe ka ${name} bata`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  blocked_unknown: 'Ahụghị onye ọrụ',
  blocked_oneself: 'Ị gaghị egbochi onwe gị.',
  blocked_full: 'I gbochiela ọnụọgụ anyị na-edebe. Buru ụzọ kwe ka otu bata.',
  blocked_missing: 'Biko nye @aha njirimara ma ọ bụ nọmba akaụntụ',
} satisfies PhraseWords<typeof blockFaults & typeof blockRefusals>;
