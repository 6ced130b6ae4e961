import type { Translations } from '@wura/browser/messages';
import type * as english from './answer-messages.ts';

export default {
  ownAnswers: {
    items: [
      {
        question: 'Nawa ne kuɗin amfani da Wura?',
        answer:
          'Buɗe asusu, saka kuɗi da katin intanet kyauta ne. Canji yana farawa daga 0.5%, turawa daga $2. Abin da biya yake ci yau a wannan sabis yana cikin jadawalin caji.',
      },
      {
        question: 'Waɗanne nau’o’in kuɗi zan iya riƙewa?',
        answer:
          'Fiye da 35, kowanne a walet ɗinsa, naira a gaba. Kasuwar da muke bin farashinta ta san fiye da 150: kuɗaɗen ƙasashe (USD, EUR, GBP, NGN) da kirifto (BTC, ETH, USDT).',
      },
      {
        question: 'Turawa tana ɗaukar tsawon wane lokaci?',
        answer:
          'Zuwa ga wani abokin hulɗar Wura, nan take. Turawar ƙasashen waje galibi tana isa cikin mintuna, kuma cikin awa 24 idan banki ya yi jinkiri. Kuna ganin wanne ne kafin ku tura.',
      },
      {
        question: 'Shin kuɗina suna cikin tsaro?',
        answer:
          'SSL mai 256-bit yana kare haɗin, mataki biyu suna kare shiga, PIN ɗinku yana kare manyan biya. A bayansu akwai littattafan da rumbun bayanan kansa yake hana a sauya su.',
      },
      {
        question: 'Me yake faruwa idan biya bai yi ba?',
        answer:
          'Ana riƙe kuɗin har sai ɗayan ɓangaren ya amince. Idan ya ƙi, kuɗin za su dawo walet ɗinku nan take, da kansu. Muddin ba a sani ba, biyan zai nuna cewa yana jira, wanda ake jira, da har zuwa yaushe.',
      },
      {
        question: 'Yaya katunan intanet suke aiki?',
        answer:
          'Kuna ƙirƙirar kati na dala ko naira, ku saka masa kuɗi daga walet, ku yi amfani da shi duk inda ake karɓar katuna irin na Mastercard a intanet. Kati na yau da kullum kyauta ne. Ku dakatar da shi ko ku rufe shi duk lokacin da kuke so; abin da ya rage a kansa yana dawowa.',
      },
      {
        question: 'Yaya zan ƙara kuɗi?',
        answer:
          'Da kati daga ₦100, ko da turawa zuwa asusun banki na kanku, wanda kyauta ne. Kirifto yana isowa cikin minti 10 zuwa 30. Ragowarku tana canzawa ne idan kuɗin sun iso da gaske.',
      },
      {
        question: 'Yaya zan sami mutum?',
        answer:
          'Ta hira kai tsaye, imel ko waya, awa 24 kowace rana. Amsar farko galibi tana zuwa cikin ƙasa da awa 2, kuma kowane saƙo yana da lamba da za ku iya tambaya da ita.',
      },
      {
        question: 'Zan iya dawo da turawa?',
        answer:
          'Turawar da ta isa ta mai karɓa ce. Wadda take jira har yanzu tana dawowa da kanta idan bankin ya ƙi ta.',
      },
      {
        question: 'Me mai karɓa yake gani?',
        answer: 'Sunanku, adadin kuɗin da bayaninku. Babu wani abu game da ku.',
      },
      {
        question: 'Akwai bambancin farashi (spread)?',
        answer: 'Idan masu gudanar da wannan sabis suna ɗaukar sa, farashin yana nuna shi a layi ɗaya. Babu wani.',
      },
      {
        question: 'Idan farashin canji ya motsa yayin da nake yanke shawara fa?',
        answer:
          'Cikin daƙiƙa 30 kuna samun farashin da kuka gani. Bayan haka akwai sabon farashi, kuma yana faɗin cewa sabo ne.',
      },
      {
        question: 'Waɗanne hanyoyin sadarwa zan iya amfani da su?',
        answer: 'TRON (TRC-20). Ana ƙin adireshin kowace hanyar sadarwa daban.',
      },
      {
        question: 'Yaushe kuɗin da suka shigo suke zama nawa?',
        answer:
          'Bayan adadin blocks da suke tabbatar da su na ƙarshe. Kafin lokacin ana nuna su a matsayin masu isowa.',
      },
      {
        question: 'Me yake faruwa idan aka ƙi biya da kati?',
        answer: 'Ana gaya muku dalili, kuma ba a cajin komai a kansa.',
      },
      {
        question: 'A wane nau’in kuɗi katin yake?',
        answer: 'Dala ko naira. Ana iya saka masa kuɗi daga walet na wani nau’in kuɗi, a farashin da kuke gani tukuna.',
      },
      {
        question: 'Na biya ban sami token ba. Yanzu fa?',
        answer: 'Muna ci gaba da neman sa daga kamfanin. Idan babu shi, kuɗin suna dawowa da kansu.',
      },
      {
        question: 'Zan iya biya wa wani?',
        answer: 'I. Lambarsa ta isa; na mita ko smartcard kuna ganin sunan kafin ku biya.',
      },
      {
        question: 'Akwai iyaka?',
        answer: 'Ya danganta da yadda muka san ku. Iyakokinku, da yadda za a ɗaga su, suna cikin walet ɗinku.',
      },
      {
        question: 'Kuna ajiye lambar katina?',
        answer: 'A’a. Tana zuwa wurin kamfanin biya, ba ta taɓa wucewa ta na’urorinmu.',
      },
    ],
  },
} satisfies Translations<typeof english>;
