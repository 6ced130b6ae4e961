import type { Money } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { minorOf } from '@wura/money';
import { defineNotice, type Spell } from '@wura/notices/server/kinds';

interface CardFacts {
  brand: string;
  /** Exact decimal text. */
  value: string;
  currency: string;
}

const link = () => '/wallet?view=my-gift-cards';

function named({ brand, value, currency }: CardFacts, spell: Spell): string {
  if (!isCurrencyCode(currency)) return `${brand} ${value} ${currency}`;
  const worth: Money = { currency, minor: minorOf(value, currency) };
  return `${brand} ${spell(worth)}`;
}

/** Never the code itself: a mailbox is read by more people than its owner. */
export const giftCardReady = defineNotice<CardFacts>({
  name: 'gift_card_ready',
  topic: 'money',
  isMailed: true,
  link,
  words: {
    en: (facts, spell) => ({
      title: `Your gift card is here: ${named(facts, spell)}`,
      text: 'Its code is kept for you under My gift cards. Show it with your PIN when you want to spend it.',
    }),
    pcm: (facts, spell) => ({
      title: `Your gift card don come: ${named(facts, spell)}`,
      text: 'We keep di code for you under My gift cards. Show am with your PIN when you wan spend am.',
    }),
    fr: (facts, spell) => ({
      title: `Votre carte cadeau est là : ${named(facts, spell)}`,
      text: 'Son code est gardé pour vous dans Mes cartes cadeaux. Affichez-le avec votre code PIN au moment de l’utiliser.',
    }),
    es: (facts, spell) => ({
      title: `Su tarjeta de regalo está lista: ${named(facts, spell)}`,
      text: 'Su código se guarda para usted en Mis tarjetas de regalo. Muéstrelo con su PIN cuando quiera usarlo.',
    }),
    ha: (facts, spell) => ({
      title: `Katin kyautarku ya iso: ${named(facts, spell)}`,
      text: 'Ana ajiye muku lambarsa a sashen Katunan kyautata. Ku nuna ta da PIN ɗinku idan kuna son kashe shi.',
    }),
    yo: (facts, spell) => ({
      title: `Káàdì ẹ̀bùn rẹ ti dé: ${named(facts, spell)}`,
      text: 'A ń pa kóòdù rẹ̀ mọ́ fún ọ nínú Àwọn káàdì ẹ̀bùn mi. Fi PIN rẹ ṣí i nígbà tí o bá fẹ́ ná an.',
    }),
    ig: (facts, spell) => ({
      title: `Kaadị onyinye gị eruola: ${named(facts, spell)}`,
      text: 'Edebeere gị koodu ya na Kaadị onyinye m. Jiri PIN gị gosi ya mgbe ị chọrọ iji ya.',
    }),
  },
});

/** Told the first time, so that a buyer whose telephone is in other hands learns of it. */
export const giftCardShown = defineNotice<CardFacts>({
  name: 'gift_card_shown',
  topic: 'security',
  isMailed: true,
  link,
  words: {
    en: (facts, spell) => ({
      title: `The code of your gift card was shown: ${named(facts, spell)}`,
      text: 'It was shown with your PIN. If that was not you, change your PIN at once and write to us.',
    }),
    pcm: (facts, spell) => ({
      title: `Di code of your gift card don show: ${named(facts, spell)}`,
      text: 'E show with your PIN. If no be you, change your PIN now now and write us.',
    }),
    fr: (facts, spell) => ({
      title: `Le code de votre carte cadeau a été affiché : ${named(facts, spell)}`,
      text: 'Il a été affiché avec votre code PIN. Si ce n’était pas vous, changez aussitôt votre code PIN et écrivez-nous.',
    }),
    es: (facts, spell) => ({
      title: `Se ha mostrado el código de su tarjeta de regalo: ${named(facts, spell)}`,
      text: 'Se mostró con su PIN. Si no fue usted, cambie su PIN enseguida y escríbanos.',
    }),
    ha: (facts, spell) => ({
      title: `An nuna lambar katin kyautarku: ${named(facts, spell)}`,
      text: 'An nuna ta da PIN ɗinku. Idan ba ku ba ne, ku canza PIN ɗinku nan take ku rubuto mana.',
    }),
    yo: (facts, spell) => ({
      title: `A fi kóòdù káàdì ẹ̀bùn rẹ hàn: ${named(facts, spell)}`,
      text: 'PIN rẹ ni a fi ṣí i. Bí kì í bá ṣe ìwọ, yí PIN rẹ padà lẹ́sẹ̀kẹsẹ̀ kí o sì kọ̀wé sí wa.',
    }),
    ig: (facts, spell) => ({
      title: `Egosiri koodu kaadị onyinye gị: ${named(facts, spell)}`,
      text: 'E ji PIN gị gosi ya. Ọ bụrụ na ọ bụghị gị, gbanwee PIN gị ozugbo ma degara anyị akwụkwọ.',
    }),
  },
});
