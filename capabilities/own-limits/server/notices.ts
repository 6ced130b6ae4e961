import { inEachLanguage, type InLanguages } from '@wura/wire/languages';
import { defineNotice, type Words } from '@wura/notices/server/kinds';
import { spellMoment } from '@wura/notices/server/spell-moment';

/** When it begins; null: it holds already. */
interface Beginning {
  from: Date | null;
}

/** What makes the account less safe is mailed too, because it may not have been its owner. */
function eased(name: string, titles: InLanguages<string>) {
  return defineNotice<Beginning>({
    name,
    topic: 'security',
    isMailed: true,
    link: () => '/wallet?view=security',
    words: {
      en: ({ from }) => ({
        title: titles.en,
        text: `${from ? `It begins on ${spellMoment(from, 'en')}; until then nothing changes.` : 'It holds from now on.'} If that was not you, take it back under Security and set a new password at once.`,
      }),
      pcm: ({ from }) => ({
        title: titles.pcm,
        text: `${from ? `E go start on ${spellMoment(from, 'pcm')}; before then nothing go change.` : 'E dey work from now.'} If no be you, take am back under Security and set new password now now.`,
      }),
      fr: ({ from }) => ({
        title: titles.fr,
        text: `${from ? `Cela prend effet le ${spellMoment(from, 'fr')} ; d’ici là rien ne change.` : 'Cela vaut dès maintenant.'} Si ce n’était pas vous, annulez-le dans Sécurité et changez tout de suite de mot de passe.`,
      }),
      es: ({ from }) => ({
        title: titles.es,
        text: `${from ? `Empieza el ${spellMoment(from, 'es')}; hasta entonces no cambia nada.` : 'Vale desde ahora.'} Si no fue usted, anúlelo en Seguridad y cambie la contraseña de inmediato.`,
      }),
      ha: ({ from }) => ({
        title: titles.ha,
        text: `${from ? `Zai fara ran ${spellMoment(from, 'ha')}; kafin lokacin babu abin da zai canza.` : 'Yana aiki daga yanzu.'} Idan ba ku ba ne, ku janye shi a sashen Tsaro ku saita sabuwar kalmar sirri nan take.`,
      }),
      yo: ({ from }) => ({
        title: titles.yo,
        text: `${from ? `Yóò bẹ̀rẹ̀ ní ${spellMoment(from, 'yo')}; títí di ìgbà náà ohunkóhun kò ní yí padà.` : 'Ó ń ṣiṣẹ́ láti ìsinsìnyí.'} Bí kì í bá ṣe ìwọ, gbà á padà nínú Ààbò kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
      }),
      ig: ({ from }) => ({
        title: titles.ig,
        text: `${from ? `Ọ ga-amalite na ${spellMoment(from, 'ig')}; tupu mgbe ahụ o nweghị ihe ga-agbanwe.` : 'Ọ dị ire site ugbu a.'} Ọ bụrụ na ọ bụghị gị, weghachi ya na Nchekwa ma hazie paswọọdụ ọhụrụ ozugbo.`,
      }),
    },
  });
}

function tightened(name: string, words: InLanguages<Words>) {
  return defineNotice<Beginning>({
    name,
    topic: 'security',
    isMailed: false,
    link: () => '/wallet?view=security',
    words: inEachLanguage(language => () => words[language]),
  });
}

export const limitsRaised = eased('own_limits_raised', {
  en: 'Your own payment limits were raised',
  pcm: 'Your own payment limits don go up',
  fr: 'Vos propres plafonds de paiement ont été relevés',
  es: 'Sus propios límites de pago se ampliaron',
  ha: 'An ƙara iyakokin biyan da kuka saita',
  yo: 'A ti gbé gbèdéke ìsanwó tìrẹ ga',
  ig: 'Ebuliri oke ịkwụ ụgwọ nke gị',
});

export const transfersOn = eased('transfers_on', {
  en: 'Transfers to others were switched on',
  pcm: 'Transfers to other people don on',
  fr: 'Les transferts vers d’autres personnes ont été réactivés',
  es: 'Se activaron las transferencias a otras personas',
  ha: 'An kunna turawa zuwa ga wasu',
  yo: 'A ti ṣí ìfiránṣẹ́ sí ẹlòmíràn',
  ig: 'Agbanyere mbufe na-agakwuru ndị ọzọ',
});

export const limitsLowered = tightened('own_limits_lowered', {
  en: {
    title: 'Your own payment limits were lowered',
    text: 'They hold from now on. Nothing larger leaves your wallets.',
  },
  pcm: {
    title: 'Your own payment limits don come down',
    text: 'Dem dey work from now. Nothing wey big pass go comot from your wallets.',
  },
  fr: {
    title: 'Vos propres plafonds de paiement ont été abaissés',
    text: 'Ils valent dès maintenant. Rien de plus élevé ne quitte vos portefeuilles.',
  },
  es: {
    title: 'Sus propios límites de pago se redujeron',
    text: 'Valen desde ahora. Nada mayor sale de sus billeteras.',
  },
  ha: {
    title: 'An rage iyakokin biyan da kuka saita',
    text: 'Suna aiki daga yanzu. Babu abin da ya fi su da zai fita daga walet ɗinku.',
  },
  yo: {
    title: 'A ti dín gbèdéke ìsanwó tìrẹ kù',
    text: 'Ó ń ṣiṣẹ́ láti ìsinsìnyí. Ohun tó ju bẹ́ẹ̀ lọ kò ní kúrò nínú àpamọ́wọ́ rẹ.',
  },
  ig: {
    title: 'Ebelatara oke ịkwụ ụgwọ nke gị',
    text: 'Ha na-arụ ọrụ site ugbu a. O nweghị ihe karịrị ha ga-apụ n’akpa ego gị.',
  },
});

export const transfersOff = tightened('transfers_off', {
  en: {
    title: 'Transfers to others are switched off',
    text: 'No money leaves to another person’s account until you switch them on again. Bills and cards work as before.',
  },
  pcm: {
    title: 'Transfers to other people don off',
    text: 'No money go comot go another person account until you on am again. Bills and cards dey work as before.',
  },
  fr: {
    title: 'Les transferts vers d’autres personnes sont désactivés',
    text: 'Aucun argent ne part vers le compte d’une autre personne tant que vous ne les réactivez pas. Factures et cartes fonctionnent comme avant.',
  },
  es: {
    title: 'Las transferencias a otras personas están desactivadas',
    text: 'No sale dinero hacia la cuenta de otra persona hasta que las active de nuevo. Las facturas y las tarjetas funcionan como antes.',
  },
  ha: {
    title: 'An kashe turawa zuwa ga wasu',
    text: 'Babu kuɗin da zai fita zuwa asusun wani sai kun sake kunnawa. Bil da katuna suna aiki kamar da.',
  },
  yo: {
    title: 'A ti pa ìfiránṣẹ́ sí ẹlòmíràn',
    text: 'Owó kankan kò ní lọ sí àkáǹtì ẹlòmíràn títí o fi máa tún un ṣí. Ìsanwó àti káàdì ń ṣiṣẹ́ bíi ti tẹ́lẹ̀.',
  },
  ig: {
    title: 'Agbanyụrụ mbufe na-agakwuru ndị ọzọ',
    text: 'O nweghị ego ga-aga n’akaụntụ onye ọzọ ruo mgbe ị gbanyere ha ọzọ. Ụgwọ na kaadị na-arụ ọrụ ka ọ dị na mbụ.',
  },
});

export const guardEased = eased('payment_guard_eased', {
  en: 'Your payment guard was eased',
  pcm: 'Your payment guard don dey more easy',
  fr: 'La protection de vos paiements a été assouplie',
  es: 'Se relajó la protección de sus pagos',
  ha: 'An sassauta kariyar biyanku',
  yo: 'A ti dẹ ààbò ìsanwó rẹ',
  ig: 'Emere ka nche ịkwụ ụgwọ gị dị mfe',
});

export const guardTightened = tightened('payment_guard_tightened', {
  en: {
    title: 'Your payment guard was made stricter',
    text: 'It holds from now on: such a payment to an account you never paid needs your second factor.',
  },
  pcm: {
    title: 'Your payment guard don strong pass before',
    text: 'E dey work from now: dat kind payment to account wey you never pay go need your second factor.',
  },
  fr: {
    title: 'La protection de vos paiements a été renforcée',
    text: 'Elle vaut dès maintenant : un tel paiement vers un compte jamais payé demande votre second facteur.',
  },
  es: {
    title: 'Se reforzó la protección de sus pagos',
    text: 'Vale desde ahora: un pago así a una cuenta que nunca pagó pide su segundo factor.',
  },
  ha: {
    title: 'An ƙara tsaurin kariyar biyanku',
    text: 'Tana aiki daga yanzu: irin wannan biya zuwa asusun da ba ku taɓa biya ba yana buƙatar hanyar tsaro ta biyu.',
  },
  yo: {
    title: 'A ti mú ààbò ìsanwó rẹ le sí i',
    text: 'Ó ń ṣiṣẹ́ láti ìsinsìnyí: irú ìsanwó bẹ́ẹ̀ sí àkáǹtì tí o kò san fún rí yóò béèrè ìdánilójú kejì rẹ.',
  },
  ig: {
    title: 'Emere ka nche ịkwụ ụgwọ gị sie ike',
    text: 'Ọ dị ire site ugbu a: ụdị ịkwụ ụgwọ a na akaụntụ ị na-akwụtụbeghị chọrọ ihe nkwenye nke abụọ gị.',
  },
});
