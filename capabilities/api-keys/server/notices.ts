import { defineNotice } from '@wura/notices/server/kinds';

const link = () => '/wallet?view=api-keys';

interface Named {
  name: string;
}

export const keyMade = defineNotice<Named>({
  name: 'api_key_made',
  topic: 'security',
  isMailed: true,
  link,
  words: {
    en: ({ name }) => ({
      title: 'A new API key was made',
      text: `The key “${name}” can reach your account from now on, as far as it was allowed. If that was not you, revoke it under API keys and set a new password at once.`,
    }),
    pcm: ({ name }) => ({
      title: 'Dem make new API key',
      text: `Di key “${name}” fit reach your account from now, as far as dem allow am. If no be you, cancel am under API keys and set new password now now.`,
    }),
    fr: ({ name }) => ({
      title: 'Une nouvelle clé d’API a été créée',
      text: `La clé « ${name} » peut désormais accéder à votre compte, dans la limite de ce qui lui est permis. Si ce n’était pas vous, révoquez-la dans Clés d’API et changez tout de suite de mot de passe.`,
    }),
    es: ({ name }) => ({
      title: 'Se creó una nueva clave de API',
      text: `La clave «${name}» puede acceder a su cuenta desde ahora, hasta donde se le permitió. Si no fue usted, revóquela en Claves de API y cambie la contraseña de inmediato.`,
    }),
    ha: ({ name }) => ({
      title: 'An yi sabon makullin API',
      text: `Makullin “${name}” zai iya isa asusunku daga yanzu, gwargwadon abin da aka yarda masa. Idan ba ku ba ne, ku soke shi a sashen Makullan API ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ name }) => ({
      title: 'A dá kọ́kọ́rọ́ API tuntun',
      text: `Kọ́kọ́rọ́ “${name}” lè dé àkáǹtì rẹ láti ìsinsìnyí, níwọ̀n bí a ṣe gbà fún un. Bí kì í bá ṣe ìwọ, fagilé e nínú Kọ́kọ́rọ́ API kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ name }) => ({
      title: 'Emere igodo API ọhụrụ',
      text: `Igodo “${name}” nwere ike iru akaụntụ gị site ugbu a, dịka e kwere ya. Ọ bụrụ na ọ bụghị gị, kagbuo ya na Igodo API ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const keyRaised = defineNotice<Named>({
  name: 'api_key_raised',
  topic: 'security',
  isMailed: true,
  link,
  words: {
    en: ({ name }) => ({
      title: 'An API key may send more',
      text: `The limits of the key “${name}” were raised. If that was not you, revoke it under API keys and set a new password at once.`,
    }),
    pcm: ({ name }) => ({
      title: 'One API key fit send more',
      text: `Di limits of di key “${name}” don go up. If no be you, cancel am under API keys and set new password now now.`,
    }),
    fr: ({ name }) => ({
      title: 'Une clé d’API peut envoyer davantage',
      text: `Les plafonds de la clé « ${name} » ont été relevés. Si ce n’était pas vous, révoquez-la dans Clés d’API et changez tout de suite de mot de passe.`,
    }),
    es: ({ name }) => ({
      title: 'Una clave de API puede enviar más',
      text: `Los límites de la clave «${name}» se ampliaron. Si no fue usted, revóquela en Claves de API y cambie la contraseña de inmediato.`,
    }),
    ha: ({ name }) => ({
      title: 'Makullin API zai iya tura ƙari',
      text: `An ƙara iyakokin makullin “${name}”. Idan ba ku ba ne, ku soke shi a sashen Makullan API ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ name }) => ({
      title: 'Kọ́kọ́rọ́ API lè fi owó púpọ̀ sí i ránṣẹ́',
      text: `A ti gbé gbèdéke kọ́kọ́rọ́ “${name}” ga. Bí kì í bá ṣe ìwọ, fagilé e nínú Kọ́kọ́rọ́ API kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ name }) => ({
      title: 'Igodo API nwere ike izigakwu',
      text: `Ebuliri oke igodo “${name}”. Ọ bụrụ na ọ bụghị gị, kagbuo ya na Igodo API ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const keyRevoked = defineNotice<Named>({
  name: 'api_key_revoked',
  topic: 'security',
  isMailed: false,
  link,
  words: {
    en: ({ name }) => ({ title: 'An API key was revoked', text: `The key “${name}” reaches nothing any more.` }),
    pcm: ({ name }) => ({ title: 'Dem cancel one API key', text: `Di key “${name}” no fit reach anything again.` }),
    fr: ({ name }) => ({ title: 'Une clé d’API a été révoquée', text: `La clé « ${name} » n’accède plus à rien.` }),
    es: ({ name }) => ({ title: 'Se revocó una clave de API', text: `La clave «${name}» ya no accede a nada.` }),
    ha: ({ name }) => ({ title: 'An soke makullin API', text: `Makullin “${name}” ba ya isa komai kuma.` }),
    yo: ({ name }) => ({ title: 'A fagilé kọ́kọ́rọ́ API', text: `Kọ́kọ́rọ́ “${name}” kò lè dé ohunkóhun mọ́.` }),
    ig: ({ name }) => ({ title: 'Akagburu igodo API', text: `Igodo “${name}” anaghị erukwa ihe ọ bụla.` }),
  },
});

export const keyRevokedByStaff = defineNotice<Named & { reason: string }>({
  name: 'api_key_revoked_by_staff',
  topic: 'security',
  isMailed: true,
  link,
  words: {
    en: ({ name, reason }) => ({
      title: 'We revoked one of your API keys',
      text: `The key “${name}” reaches nothing any more. The reason: ${reason}`,
    }),
    pcm: ({ name, reason }) => ({
      title: 'We cancel one of your API keys',
      text: `Di key “${name}” no fit reach anything again. Di reason: ${reason}`,
    }),
    fr: ({ name, reason }) => ({
      title: 'Nous avons révoqué une de vos clés d’API',
      text: `La clé « ${name} » n’accède plus à rien. La raison : ${reason}`,
    }),
    es: ({ name, reason }) => ({
      title: 'Revocamos una de sus claves de API',
      text: `La clave «${name}» ya no accede a nada. El motivo: ${reason}`,
    }),
    ha: ({ name, reason }) => ({
      title: 'Mun soke ɗaya daga makullan API ɗinku',
      text: `Makullin “${name}” ba ya isa komai kuma. Dalili: ${reason}`,
    }),
    yo: ({ name, reason }) => ({
      title: 'A ti fagilé ọ̀kan nínú kọ́kọ́rọ́ API rẹ',
      text: `Kọ́kọ́rọ́ “${name}” kò lè dé ohunkóhun mọ́. Ìdí rẹ̀: ${reason}`,
    }),
    ig: ({ name, reason }) => ({
      title: 'Anyị akagbuola otu n’ime igodo API gị',
      text: `Igodo “${name}” anaghị erukwa ihe ọ bụla. Ihe kpatara ya: ${reason}`,
    }),
  },
});
