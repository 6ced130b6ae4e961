import { defineNotice } from '@wura/notices/server/kinds';

const link = () => '/wallet?view=api-keys';

interface Called {
  url: string;
}

interface Stopped extends Called {
  reason: string;
}

export const webhookMade = defineNotice<Called>({
  name: 'webhook_made',
  topic: 'security',
  isMailed: true,
  link,
  words: {
    en: ({ url }) => ({
      title: 'Your events are sent to a new address',
      text: `From now on ${url} is told what happens in your account. If that was not you, remove it under API keys and set a new password at once.`,
    }),
    pcm: ({ url }) => ({
      title: 'We dey send your events go new address',
      text: `From now we go dey tell ${url} wetin dey happen for your account. If no be you, remove am under API keys and set new password now now.`,
    }),
    fr: ({ url }) => ({
      title: 'Vos événements sont envoyés à une nouvelle adresse',
      text: `Désormais, ${url} est informée de ce qui se passe sur votre compte. Si ce n’était pas vous, supprimez-la dans Clés d’API et changez tout de suite de mot de passe.`,
    }),
    es: ({ url }) => ({
      title: 'Sus eventos se envían a una nueva dirección',
      text: `Desde ahora se informa a ${url} de lo que ocurre en su cuenta. Si no fue usted, elimínela en Claves de API y cambie la contraseña de inmediato.`,
    }),
    ha: ({ url }) => ({
      title: 'Ana aika abubuwan da suka faru zuwa sabon adireshi',
      text: `Daga yanzu ana sanar da ${url} abin da ke faruwa a asusunku. Idan ba ku ba ne, ku cire shi a sashen Makullan API ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ url }) => ({
      title: 'A ń fi ìṣẹ̀lẹ̀ rẹ ránṣẹ́ sí àdírẹ́sì tuntun',
      text: `Láti ìsinsìnyí lọ, a ń sọ ohun tó ń ṣẹlẹ̀ nínú àkáǹtì rẹ fún ${url}. Bí kì í bá ṣe ìwọ, yọ ọ́ kúrò nínú Kọ́kọ́rọ́ API kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ url }) => ({
      title: 'Anyị na-ezigara adreesị ọhụrụ ihe na-emenụ',
      text: `Site ugbu a, anyị na-agwa ${url} ihe na-eme n’akaụntụ gị. Ọ bụrụ na ọ bụghị gị, wepụ ya na Igodo API ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const webhookChanged = defineNotice<Called>({
  name: 'webhook_changed',
  topic: 'security',
  isMailed: true,
  link,
  words: {
    en: ({ url }) => ({
      title: 'A webhook address was changed',
      text: `The webhook to ${url} has another address or another secret. If that was not you, remove it under API keys and set a new password at once.`,
    }),
    pcm: ({ url }) => ({
      title: 'Dem change one webhook address',
      text: `Di webhook wey dey go ${url} don get another address or another secret. If no be you, remove am under API keys and set new password now now.`,
    }),
    fr: ({ url }) => ({
      title: 'Une adresse de webhook a été modifiée',
      text: `Le webhook vers ${url} a une autre adresse ou un autre secret. Si ce n’était pas vous, supprimez-le dans Clés d’API et changez tout de suite de mot de passe.`,
    }),
    es: ({ url }) => ({
      title: 'Se cambió una dirección de webhook',
      text: `El webhook a ${url} tiene otra dirección u otro secreto. Si no fue usted, elimínelo en Claves de API y cambie la contraseña de inmediato.`,
    }),
    ha: ({ url }) => ({
      title: 'An canza adireshin webhook',
      text: `Webhook zuwa ${url} yana da wani adireshi ko wani sirri. Idan ba ku ba ne, ku cire shi a sashen Makullan API ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ url }) => ({
      title: 'A ti yí àdírẹ́sì webhook kan padà',
      text: `Webhook tó ń lọ sí ${url} ti ní àdírẹ́sì mìíràn tàbí àṣírí mìíràn. Bí kì í bá ṣe ìwọ, yọ ọ́ kúrò nínú Kọ́kọ́rọ́ API kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ url }) => ({
      title: 'Agbanwere adreesị webhook',
      text: `Webhook na-aga ${url} nwere adreesị ọzọ ma ọ bụ ihe nzuzo ọzọ. Ọ bụrụ na ọ bụghị gị, wepụ ya na Igodo API ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const webhookOff = defineNotice<Called>({
  name: 'webhook_off',
  topic: 'account',
  isMailed: true,
  link,
  words: {
    en: ({ url }) => ({
      title: 'A webhook address was switched off',
      text: `For three days ${url} took nothing that we sent. Events are kept for 30 days: mend it, switch it on under API keys, and have them sent again.`,
    }),
    pcm: ({ url }) => ({
      title: 'We don off one webhook address',
      text: `For three days ${url} no collect anything wey we send. We dey keep events for 30 days: repair am, on am under API keys, and make we send dem again.`,
    }),
    fr: ({ url }) => ({
      title: 'Une adresse de webhook a été désactivée',
      text: `Pendant trois jours, ${url} n’a rien accepté de nos envois. Les événements sont gardés 30 jours : réparez-la, réactivez-la dans Clés d’API et faites-les renvoyer.`,
    }),
    es: ({ url }) => ({
      title: 'Se desactivó una dirección de webhook',
      text: `Durante tres días ${url} no aceptó nada de lo que enviamos. Los eventos se guardan 30 días: arréglela, actívela en Claves de API y haga que se envíen de nuevo.`,
    }),
    ha: ({ url }) => ({
      title: 'An kashe adireshin webhook',
      text: `Tsawon kwana uku ${url} bai karɓi komai da muka aika ba. Muna ajiye abubuwan kwana 30: ku gyara shi, ku kunna shi a sashen Makullan API, ku sa a sake aikawa.`,
    }),
    yo: ({ url }) => ({
      title: 'A ti pa àdírẹ́sì webhook kan',
      text: `Fún ọjọ́ mẹ́ta, ${url} kò gba ohun tí a fi ránṣẹ́. A ń tọ́jú ìṣẹ̀lẹ̀ fún ọgbọ̀n ọjọ́: tún un ṣe, tan án nínú Kọ́kọ́rọ́ API, kí o sì jẹ́ kí a tún wọn fi ránṣẹ́.`,
    }),
    ig: ({ url }) => ({
      title: 'Agbanyụrụ adreesị webhook',
      text: `Ruo ụbọchị atọ, ${url} anabataghị ihe anyị zigara. Anyị na-edebe ihe merenụ ụbọchị 30: rụzie ya, gbanye ya na Igodo API, ma mee ka e zipụ ha ọzọ.`,
    }),
  },
});

export const webhookStopped = defineNotice<Stopped>({
  name: 'webhook_stopped',
  topic: 'account',
  isMailed: true,
  link,
  words: {
    en: ({ url, reason }) => ({
      title: 'We switched a webhook address off',
      text: `${url} is told nothing more. The reason: ${reason}`,
    }),
    pcm: ({ url, reason }) => ({
      title: 'We don off one webhook address',
      text: `We no go tell ${url} anything again. Di reason: ${reason}`,
    }),
    fr: ({ url, reason }) => ({
      title: 'Nous avons désactivé une adresse de webhook',
      text: `${url} n’est plus informée de rien. La raison : ${reason}`,
    }),
    es: ({ url, reason }) => ({
      title: 'Desactivamos una dirección de webhook',
      text: `A ${url} ya no se le informa de nada. El motivo: ${reason}`,
    }),
    ha: ({ url, reason }) => ({
      title: 'Mun kashe adireshin webhook',
      text: `Ba za a ƙara sanar da ${url} komai ba. Dalili: ${reason}`,
    }),
    yo: ({ url, reason }) => ({
      title: 'A ti pa àdírẹ́sì webhook kan',
      text: `A kò ní sọ ohunkóhun fún ${url} mọ́. Ìdí rẹ̀: ${reason}`,
    }),
    ig: ({ url, reason }) => ({
      title: 'Anyị agbanyụọla adreesị webhook',
      text: `Anyị agaghị agwakwa ${url} ihe ọ bụla. Ihe kpatara ya: ${reason}`,
    }),
  },
});
