import type { Translations } from '@wura/browser/messages';
import type * as english from './answer-messages.ts';

export default {
  ownAnswers: {
    items: [
      {
        question: 'Ego ole ka Wura na-eri?',
        answer:
          'Imeghe akaụntụ, itinye ego na kaadị ịntanetị bụ n’efu. Mgbanwe ego na-amalite na 0.5%, mbufe na $2. Ihe otu ịkwụ ụgwọ na-eri taa na ọrụ a dị na tebụl ego ọrụ.',
      },
      {
        question: 'Kedu ụdị ego m nwere ike idebe?',
        answer:
          'Karịrị 35, nke ọ bụla n’akpa ego nke ya, naira bu ụzọ. Ahịa anyị na-ewere ọnụego ya maara karịrị 150: ego mba (USD, EUR, GBP, NGN) na kripto (BTC, ETH, USDT).',
      },
      {
        question: 'Ogologo oge ole ka mbufe na-ewe?',
        answer:
          'Nye onye ahịa Wura ọzọ, ọ naghị ewe oge ma ọlị. Mbufe mba ofesi na-erukarị n’ime nkeji ole na ole, ma n’ime awa 24 mgbe ụlọ akụ na-egbu oge. Ị na-ahụ nke ọ bụ tupu i ziga.',
      },
      {
        question: 'Ego m ọ nọ na nchekwa?',
        answer:
          'SSL 256-bit na-echekwa njikọ ahụ, nzọụkwụ abụọ na-echekwa nbanye, PIN gị na-echekwa ịkwụ ụgwọ buru ibu. N’azụ ha bụ akwụkwọ ndekọ nke database n’onwe ya anaghị ekwe ka e dezie.',
      },
      {
        question: 'Gịnị na-eme mgbe ịkwụ ụgwọ na-emeghị?',
        answer:
          'A na-ejide ego ahụ ruo mgbe akụkụ nke ọzọ kwetara. Ọ bụrụ na ọ jụ, ego ahụ alaghachi n’akpa ego gị ozugbo, n’onwe ya. Mgbe a na-amabeghị, ịkwụ ụgwọ ahụ na-egosi na ọ na-echere, onye anyị na-echere, na ruo mgbe ole.',
      },
      {
        question: 'Kedu otu kaadị ịntanetị si arụ ọrụ?',
        answer:
          'Ị na-emepụta kaadị na dollar ma ọ bụ naira, tinye ya ego site n’akpa ego ma jiri ya ebe ọ bụla a na-anara kaadị ụdị Mastercard n’ịntanetị. Kaadị nkịtị bụ n’efu. Kwụsịtụ ya ma ọ bụ mechie ya mgbe ọ bụla ịchọrọ; ihe fọdụrụ na ya na-alaghachi.',
      },
      {
        question: 'Kedu otu m ga-esi tinye ego?',
        answer:
          'Site na kaadị malite na ₦100, ma ọ bụ site na mbufe gaa n’akaụntụ ụlọ akụ nke gị, nke bụ n’efu. Kripto na-abata n’ime nkeji 10 ruo 30. Ego fọdụrụ gị na-agbanwe mgbe ego ahụ batara n’ezie.',
      },
      {
        question: 'Kedu otu m ga-esi ruo mmadụ?',
        answer:
          'Site na nkata, email ma ọ bụ ekwentị, awa 24 kwa ụbọchị. Azịza mbụ na-abịakarị n’ime ihe na-erughị awa 2, ozi ọ bụla nwekwara nọmba ị pụrụ iji jụọ maka ya.',
      },
      {
        question: 'Enwere m ike iweghachi mbufe?',
        answer: 'Mbufe ruru bụ nke onye nnata. Nke ka na-echere na-alaghachi n’onwe ya ma ụlọ akụ jụ ya.',
      },
      {
        question: 'Gịnị ka onye nnata na-ahụ?',
        answer: 'Aha gị, ego ole na nkọwa gị. Ọ dịghị ihe ọzọ gbasara gị.',
      },
      {
        question: 'Enwere ọdịiche ọnụego (spread)?',
        answer: 'Ọ bụrụ na ndị na-agba ọrụ a na-ewere otu, ọnụego ahụ na-egosi ya dị ka otu ahịrị. Ọ dịghị nke ọzọ.',
      },
      {
        question: 'Ọ bụrụ na ọnụego agbanwee mgbe m na-ekpebi?',
        answer:
          'N’ime sekọnd 30 ị na-enweta ọnụego ị hụrụ. Mgbe ahụ gasịrị enwere ọnụego ọhụrụ, ọ na-ekwukwa na ọ bụ ọhụrụ.',
      },
      {
        question: 'Kedu netwọk m nwere ike iji?',
        answer: 'TRON (TRC-20). A na-ajụ adreesị nke netwọk ọ bụla ọzọ.',
      },
      {
        question: 'Olee mgbe ego batara na-abụ nke m?',
        answer:
          'Mgbe ọnụ ọgụgụ blọk mere ka ọ bụrụ nke ikpeazụ gachara. Tupu mgbe ahụ, e depụtara ya dị ka nke na-abịa.',
      },
      {
        question: 'Gịnị na-eme mgbe ajụrụ ịkwụ ụgwọ na kaadị?',
        answer: 'A na-agwa gị ihe kpatara ya, a naghịkwa ana ihe ọ bụla maka ya.',
      },
      {
        question: 'Kedu ụdị ego kaadị ahụ dị na ya?',
        answer:
          'Dollar ma ọ bụ naira. E nwere ike itinye ya ego site n’akpa ego nke ụdị ego ọzọ, n’ọnụego ị ga-ebu ụzọ hụ.',
      },
      {
        question: 'Akwụrụ m ụgwọ ma enwetaghị m token. Gịnị ugbu a?',
        answer: 'Anyị na-anọgide na-arịọ ụlọ ọrụ ahụ ya. Ọ bụrụ na ọ dịghị, ego ahụ na-alaghachi n’onwe ya.',
      },
      {
        question: 'Enwere m ike ịkwụrụ onye ọzọ ụgwọ?',
        answer: 'Ee. Nọmba ya zuru; maka mita ma ọ bụ smartcard ị na-ahụ aha tupu ị kwụọ.',
      },
      {
        question: 'Enwere oke?',
        answer: 'Ọ dabere n’otú anyị si mara gị nke ọma. Oke gị, na otú e si ebuli ya, dị n’akpa ego gị.',
      },
      {
        question: 'Unu na-edebe nọmba kaadị m?',
        answer: 'Mba. Ọ na-aga n’aka ụlọ ọrụ ịkwụ ụgwọ, ọ naghị agafe na sava anyị.',
      },
    ],
  },
} satisfies Translations<typeof english>;
