import type { Translations } from '@wura/browser/messages';
import type * as english from './lookalike-messages.ts';

export default {
  lookalikeMessages: {
    title: 'Nke a abụghị akaụntụ ị kwụrụ ụgwọ mbụ',
    digits: name => `Ị kwụtụla ${name} ụgwọ. Nọmba abụọ ahụ yiri nnọọ ibe ha.`,
    bank: name => `Ị kwụtụla ${name} ụgwọ, site n’otu nọmba ahụ n’ụlọ akụ ọzọ.`,
    ends: 'Ị zigatụla n’adreesị nke malitere ma ọ bụ gwụchaa dị ka nke a. Ndị aghụghọ na-eme adreesị dị otu a ka e nwee ike ikopị nke ha n’ọnọdụ ya.',
    before: 'Nke ị kwụrụ',
    now: 'Nke a',
    compared: 'Ejirila m ihe niile tụnyere, ọ bụ adreesị a ka m chọrọ',
  },
} satisfies Translations<typeof english>;
