import type { Translations } from '@wura/browser/messages';
import type * as english from './currency-fact-messages.ts';

export default {
  currencyFactMessages: {
    title: 'Ihe akpa ego a nwere ike ime',
    holdAndSend: 'Debe ego, zigakwara ya ndị ahịa ndị ọzọ ozugbo.',
    naira: 'Jiri kaadị ma ọ bụ ụlọ akụ tinye ego, ziga ya n’ụlọ akụ ọ bụla, kwụọkwa ụgwọ.',
    convert: 'Gbanwee ego gaa ma ọ bụ si n’akpa ego gị ndị ọzọ.',
    card: 'Kwụọ ụgwọ kaadị ịntanetị.',
    chain: 'Nata ma ziga na netwọk TRON.',
    free: 'Imepe ya, idebe ya na izigara ndị ahịa bụ n’efu.',
    fee: (amount, fee) => `Ịgbanwe ${amount} na-eri ${fee}, tinyere ụtụ.`,
    limit: amount => `Akpa ego niile ọnụ nwere ike izipu ${amount} kwa ụbọchị, n’ọnụego nke oge ahụ.`,
  },
} satisfies Translations<typeof english>;
