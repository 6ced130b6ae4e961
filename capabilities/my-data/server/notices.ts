import { defineNotice } from '@wura/notices/server/kinds';

export const erasureAsked = defineNotice<{ days: number }>({
  name: 'erasure_asked',
  topic: 'security',
  isMailed: true,
  words: {
    en: ({ days }) => ({
      title: days > 0 ? 'Your account will be erased' : 'Your account is being erased',
      text:
        days > 0
          ? `You asked us to erase your account and what we hold about you. It happens in ${days} days. Until then you can sign in and keep your account under “Your data”. If it was not you, sign in, keep the account and change your password.`
          : 'You asked us to erase your account and what we hold about you, and it is happening now. What the law makes us keep lies apart, sealed, until its day. This is our last letter to you.',
    }),
    pcm: ({ days }) => ({
      title: days > 0 ? 'We go clean your account' : 'We dey clean your account',
      text:
        days > 0
          ? `You ask us to clean your account and wetin we hold about you. E go happen in ${days} days. Before dat time, you fit log in and keep your account under “Your data”. If no be you, log in, keep di account and change your password.`
          : 'You ask us to clean your account and wetin we hold about you, and e dey happen now. Wetin di law say make we keep dey separate, sealed, until im day. Dis na our last letter to you.',
    }),
    fr: ({ days }) => ({
      title: days > 0 ? 'Votre compte va être effacé' : 'Votre compte est en cours d’effacement',
      text:
        days > 0
          ? `Vous nous avez demandé d’effacer votre compte et ce que nous détenons sur vous. Cela se fera dans ${days} jours. D’ici là, vous pouvez vous connecter et garder votre compte sous « Vos données ». Si ce n’était pas vous, connectez-vous, gardez le compte et changez votre mot de passe.`
          : 'Vous nous avez demandé d’effacer votre compte et ce que nous détenons sur vous, et c’est en cours. Ce que la loi nous oblige à garder est mis à part, scellé, jusqu’à son terme. Ceci est notre dernière lettre.',
    }),
    es: ({ days }) => ({
      title: days > 0 ? 'Su cuenta se borrará' : 'Su cuenta se está borrando',
      text:
        days > 0
          ? `Nos pidió borrar su cuenta y lo que guardamos sobre usted. Ocurrirá dentro de ${days} días. Hasta entonces puede iniciar sesión y conservar su cuenta en «Sus datos». Si no fue usted, inicie sesión, conserve la cuenta y cambie su contraseña.`
          : 'Nos pidió borrar su cuenta y lo que guardamos sobre usted, y está ocurriendo ahora. Lo que la ley nos obliga a conservar queda aparte, sellado, hasta su día. Esta es nuestra última carta.',
    }),
    ha: ({ days }) => ({
      title: days > 0 ? 'Za a goge asusunku' : 'Ana goge asusunku',
      text:
        days > 0
          ? `Kun nemi mu goge asusunku da abin da muke riƙe game da ku. Hakan zai faru nan da kwana ${days}. Kafin lokacin kuna iya shiga ku bar asusunku a sashen “Bayananku”. Idan ba ku ba ne, ku shiga, ku bar asusun ku canza kalmar sirrinku.`
          : 'Kun nemi mu goge asusunku da abin da muke riƙe game da ku, kuma ana yi yanzu. Abin da doka ta tilasta mana ajiyewa yana gefe, a rufe, har ranarsa. Wannan ita ce wasiƙarmu ta ƙarshe zuwa gare ku.',
    }),
    yo: ({ days }) => ({
      title: days > 0 ? 'A óò pa àkáǹtì rẹ rẹ́' : 'A ń pa àkáǹtì rẹ rẹ́',
      text:
        days > 0
          ? `O ní kí a pa àkáǹtì rẹ àti ohun tí a ní nípa rẹ rẹ́. Èyí yóò wáyé ní ọjọ́ ${days} sí i. Títí di ìgbà náà o lè wọlé kí o sì pa àkáǹtì rẹ mọ́ nínú “Ìsọfúnni rẹ”. Bí kì í bá ṣe ìwọ, wọlé, pa àkáǹtì náà mọ́ kí o sì yí ọ̀rọ̀ aṣínà rẹ padà.`
          : 'O ní kí a pa àkáǹtì rẹ àti ohun tí a ní nípa rẹ rẹ́, a sì ń ṣe é báyìí. Ohun tí òfin ní kí a pa mọ́ wà lọ́tọ̀, ní dídì, títí di ọjọ́ rẹ̀. Èyí ni lẹ́tà wa ìkẹyìn sí ọ.',
    }),
    ig: ({ days }) => ({
      title: days > 0 ? 'A ga-ehichapụ akaụntụ gị' : 'A na-ehichapụ akaụntụ gị',
      text:
        days > 0
          ? `Ị rịọrọ ka anyị hichapụ akaụntụ gị na ihe anyị nwere banyere gị. Ọ ga-eme na ụbọchị ${days}. Tupu mgbe ahụ ị nwere ike ịbanye ma debe akaụntụ gị na “Data gị”. Ọ bụrụ na ọ bụghị gị, banye, debe akaụntụ ahụ ma gbanwee paswọọdụ gị.`
          : 'Ị rịọrọ ka anyị hichapụ akaụntụ gị na ihe anyị nwere banyere gị, ọ na-emekwa ugbu a. Ihe iwu na-eme ka anyị debe na-anọ iche, ekechiri ekechi, ruo ụbọchị ya. Nke a bụ akwụkwọ ozi ikpeazụ anyị nye gị.',
    }),
  },
});

export const erasureTakenBack = defineNotice<object>({
  name: 'erasure_taken_back',
  topic: 'security',
  isMailed: true,
  words: {
    en: () => ({ title: 'Your account stays', text: 'You took back your wish. Nothing was erased.' }),
    pcm: () => ({ title: 'Your account go stay', text: 'You take your request back. Nothing clean.' }),
    fr: () => ({ title: 'Votre compte reste', text: 'Vous êtes revenu sur votre demande. Rien n’a été effacé.' }),
    es: () => ({ title: 'Su cuenta se conserva', text: 'Retiró su petición. No se borró nada.' }),
    ha: () => ({ title: 'Asusunku yana nan', text: 'Kun janye buƙatarku. Ba a goge komai ba.' }),
    yo: () => ({ title: 'Àkáǹtì rẹ wà síbẹ̀', text: 'O ti gba ìbéèrè rẹ padà. A kò pa ohunkóhun rẹ́.' }),
    ig: () => ({ title: 'Akaụntụ gị na-anọ', text: 'Ị weghachiri arịrịọ gị. Ehichapụghị ihe ọ bụla.' }),
  },
});

export const erasureHeldBack = defineNotice<{ isOpened?: boolean }>({
  name: 'erasure_held_back',
  topic: 'security',
  isMailed: true,
  words: {
    en: ({ isOpened }) => ({
      title: 'Your account was not erased',
      text: `Something has come up since you asked, such as money that arrived. Nothing was erased. Under “Your data” you see what has to be settled first.${isOpened ? ' You can sign in again.' : ''}`,
    }),
    pcm: ({ isOpened }) => ({
      title: 'We no clean your account',
      text: `Something happen since you ask, like money wey enter. Nothing clean. Under “Your data” you go see wetin need settle first.${isOpened ? ' You fit log in again.' : ''}`,
    }),
    fr: ({ isOpened }) => ({
      title: 'Votre compte n’a pas été effacé',
      text: `Quelque chose est survenu depuis votre demande, comme de l’argent reçu. Rien n’a été effacé. Sous « Vos données », vous voyez ce qu’il faut régler d’abord.${isOpened ? ' Vous pouvez vous connecter à nouveau.' : ''}`,
    }),
    es: ({ isOpened }) => ({
      title: 'Su cuenta no se borró',
      text: `Algo ha surgido desde que lo pidió, como dinero recibido. No se borró nada. En «Sus datos» ve qué debe resolverse antes.${isOpened ? ' Puede iniciar sesión de nuevo.' : ''}`,
    }),
    ha: ({ isOpened }) => ({
      title: 'Ba a goge asusunku ba',
      text: `Wani abu ya taso tun da kuka nema, kamar kuɗin da ya shigo. Ba a goge komai ba. A sashen “Bayananku” za ku ga abin da dole a fara warwarewa.${isOpened ? ' Kuna iya sake shiga.' : ''}`,
    }),
    yo: ({ isOpened }) => ({
      title: 'A kò pa àkáǹtì rẹ rẹ́',
      text: `Nǹkan kan ṣẹlẹ̀ láti ìgbà tí o ti béèrè, bí owó tó wọlé. A kò pa ohunkóhun rẹ́. Nínú “Ìsọfúnni rẹ” wàá rí ohun tó yẹ kí a kọ́kọ́ yanjú.${isOpened ? ' O lè wọlé lẹ́ẹ̀kan sí i.' : ''}`,
    }),
    ig: ({ isOpened }) => ({
      title: 'Ehichapụghị akaụntụ gị',
      text: `E nwere ihe dapụtara kemgbe ị rịọrọ, dị ka ego batara. Ehichapụghị ihe ọ bụla. Na “Data gị” ị ga-ahụ ihe a ga-ebu ụzọ dozie.${isOpened ? ' Ị nwere ike ịbanye ọzọ.' : ''}`,
    }),
  },
});
