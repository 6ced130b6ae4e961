import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

const toWallet = () => '/wallet?view=usdt';

export const usdtArrived = defineNotice<{ amount: Money }>({
  name: 'usdt_arrived',
  about: 'money_in',
  topic: 'money',
  isMailed: true,
  link: toWallet,
  words: {
    en: ({ amount }, spell) => ({
      title: `${spell(amount)} has arrived`,
      text: `${spell(amount)} came over TRON (TRC-20) and is in your USDT wallet.`,
    }),
    pcm: ({ amount }, spell) => ({
      title: `${spell(amount)} don enter`,
      text: `${spell(amount)} come through TRON (TRC-20) and e dey your USDT wallet.`,
    }),
    fr: ({ amount }, spell) => ({
      title: `${spell(amount)} reçus`,
      text: `${spell(amount)} sont arrivés par TRON (TRC-20) et sont dans votre portefeuille USDT.`,
    }),
    es: ({ amount }, spell) => ({
      title: `Han llegado ${spell(amount)}`,
      text: `${spell(amount)} llegaron por TRON (TRC-20) y están en su billetera de USDT.`,
    }),
    ha: ({ amount }, spell) => ({
      title: `${spell(amount)} ya iso`,
      text: `${spell(amount)} ya zo ta TRON (TRC-20) kuma yana walet ɗinku na USDT.`,
    }),
    yo: ({ amount }, spell) => ({
      title: `${spell(amount)} ti dé`,
      text: `${spell(amount)} wá lórí TRON (TRC-20), ó sì wà nínú àpamọ́wọ́ USDT rẹ.`,
    }),
    ig: ({ amount }, spell) => ({
      title: `${spell(amount)} abatala`,
      text: `${spell(amount)} si na TRON (TRC-20) bịa, ọ dịkwa n’akpa ego USDT gị.`,
    }),
  },
});

interface Sent {
  amount: Money;
  address: string;
}

export const usdtSent = defineNotice<Sent>({
  name: 'usdt_sent',
  topic: 'money',
  isMailed: true,
  link: toWallet,
  words: {
    en: ({ amount, address }, spell) => ({
      title: `${spell(amount)} sent to ${address}`,
      text: `Your transfer of ${spell(amount)} to ${address} is final on TRON (TRC-20).`,
    }),
    pcm: ({ amount, address }, spell) => ({
      title: `${spell(amount)} don go to ${address}`,
      text: `Your transfer of ${spell(amount)} to ${address} don final for TRON (TRC-20).`,
    }),
    fr: ({ amount, address }, spell) => ({
      title: `${spell(amount)} envoyés à ${address}`,
      text: `Votre envoi de ${spell(amount)} à ${address} est définitif sur TRON (TRC-20).`,
    }),
    es: ({ amount, address }, spell) => ({
      title: `${spell(amount)} enviados a ${address}`,
      text: `Su envío de ${spell(amount)} a ${address} es definitivo en TRON (TRC-20).`,
    }),
    ha: ({ amount, address }, spell) => ({
      title: `An tura ${spell(amount)} zuwa ${address}`,
      text: `Turawar ${spell(amount)} zuwa ${address} ta tabbata a TRON (TRC-20).`,
    }),
    yo: ({ amount, address }, spell) => ({
      title: `A ti fi ${spell(amount)} ránṣẹ́ sí ${address}`,
      text: `Ìfiránṣẹ́ ${spell(amount)} sí ${address} ti dúró lórí TRON (TRC-20).`,
    }),
    ig: ({ amount, address }, spell) => ({
      title: `Ezigala ${spell(amount)} na ${address}`,
      text: `Mbufe ${spell(amount)} gị gaa na ${address} emezuola na TRON (TRC-20).`,
    }),
  },
});

export const usdtReturned = defineNotice<Sent>({
  name: 'usdt_returned',
  topic: 'money',
  isMailed: true,
  link: toWallet,
  words: {
    en: ({ amount, address }, spell) => ({
      title: `Your transfer to ${address} did not go through`,
      text: `Your transfer of ${spell(amount)} to ${address} was not carried out. Everything you paid, the network fee included, is back in your wallet.`,
    }),
    pcm: ({ amount, address }, spell) => ({
      title: `Your transfer to ${address} no go through`,
      text: `Your transfer of ${spell(amount)} to ${address} no happen. Everything wey you pay, with network charge, don dey back for your wallet.`,
    }),
    fr: ({ amount, address }, spell) => ({
      title: `Votre envoi à ${address} n’a pas abouti`,
      text: `Votre envoi de ${spell(amount)} à ${address} n’a pas été exécuté. Tout ce que vous avez payé, frais de réseau compris, est revenu dans votre portefeuille.`,
    }),
    es: ({ amount, address }, spell) => ({
      title: `Su envío a ${address} no se realizó`,
      text: `Su envío de ${spell(amount)} a ${address} no se llevó a cabo. Todo lo que pagó, incluida la comisión de la red, está de nuevo en su billetera.`,
    }),
    ha: ({ amount, address }, spell) => ({
      title: `Turawarku zuwa ${address} ba ta yi ba`,
      text: `Ba a aiwatar da tura ${spell(amount)} zuwa ${address} ba. Duk abin da kuka biya, har da cajin hanyar sadarwa, ya koma walet ɗinku.`,
    }),
    yo: ({ amount, address }, spell) => ({
      title: `Ìfiránṣẹ́ rẹ sí ${address} kò lọ`,
      text: `Ìfiránṣẹ́ ${spell(amount)} sí ${address} kò wáyé. Gbogbo ohun tí o san, pẹ̀lú owó nẹ́tíwọ́ọ̀kì, ti padà sínú àpamọ́wọ́ rẹ.`,
    }),
    ig: ({ amount, address }, spell) => ({
      title: `Mbufe gị gaa na ${address} emeghị`,
      text: `Emezughị mbufe ${spell(amount)} gị gaa na ${address}. Ihe niile ị kwụrụ, tinyere ego ọrụ netwọk, alaghachila n’akpa ego gị.`,
    }),
  },
});

/** Not under the name that it was given: a thief would choose that one. */
export const usdtAddressSaved = defineNotice<{ address: string }>({
  name: 'usdt_address_saved',
  topic: 'security',
  isMailed: true,
  link: toWallet,
  words: {
    en: ({ address }) => ({
      title: 'A USDT address was saved',
      text: `USDT can be sent to ${address} in 24 hours. If that was not you, remove the address, sign out your devices and set a new password at once.`,
    }),
    pcm: ({ address }) => ({
      title: 'USDT address don save',
      text: `After 24 hours USDT fit go to ${address}. If no be you, remove di address, log out your devices and set new password now now.`,
    }),
    fr: ({ address }) => ({
      title: 'Une adresse USDT a été enregistrée',
      text: `Des USDT pourront être envoyés à ${address} dans 24 heures. Si ce n’était pas vous, supprimez l’adresse, déconnectez vos appareils et changez tout de suite de mot de passe.`,
    }),
    es: ({ address }) => ({
      title: 'Se guardó una dirección de USDT',
      text: `Dentro de 24 horas se podrán enviar USDT a ${address}. Si no fue usted, elimine la dirección, cierre la sesión en sus dispositivos y cambie la contraseña de inmediato.`,
    }),
    ha: ({ address }) => ({
      title: 'An adana adireshin USDT',
      text: `Za a iya tura USDT zuwa ${address} bayan awa 24. Idan ba ku ba ne, ku cire adireshin, ku fitar da na’urorinku ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ address }) => ({
      title: 'A ti fi àdírẹ́sì USDT kan pamọ́',
      text: `A lè fi USDT ránṣẹ́ sí ${address} ní wákàtí 24 sí i. Bí kì í bá ṣe ìwọ, yọ àdírẹ́sì náà kúrò, mú àwọn ẹ̀rọ rẹ jáde kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ address }) => ({
      title: 'Echekwala adreesị USDT',
      text: `A ga-enwe ike izigara ${address} USDT mgbe awa 24 gachara. Ọ bụrụ na ọ bụghị gị, wepụ adreesị ahụ, wepụ ngwaọrụ gị ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});
