import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

// What makes payments easier to make is told to the owner of the account, who may not be the one who did it.

export const pinSet = defineNotice<object>({
  name: 'pin_set',
  topic: 'security',
  isMailed: true,
  link: () => '/profile',
  words: {
    en: () => ({
      title: 'A transaction PIN was set',
      text: 'Payments can now be confirmed with it. If that was not you, sign out your devices and set a new password at once.',
    }),
    pcm: () => ({
      title: 'Transaction PIN don set',
      text: 'E fit confirm payments now. If no be you, log out your devices and set new password now now.',
    }),
    fr: () => ({
      title: 'Un code PIN a été défini',
      text: 'Il permet désormais de confirmer des paiements. Si ce n’était pas vous, déconnectez vos appareils et changez tout de suite de mot de passe.',
    }),
    es: () => ({
      title: 'Se ha creado un PIN de transacciones',
      text: 'Desde ahora sirve para confirmar pagos. Si no fue usted, cierre la sesión en sus dispositivos y cambie la contraseña de inmediato.',
    }),
    ha: () => ({
      title: 'An saita PIN na hada-hada',
      text: 'Yanzu za a iya tabbatar da biya da shi. Idan ba ku ba ne, ku fitar da na’urorinku ku saita sabuwar kalmar sirri nan take.',
    }),
    yo: () => ({
      title: 'A ti yan PIN ìdúnàádúrà',
      text: 'A lè fi fọwọ́ sí ìsanwó báyìí. Bí kì í bá ṣe ìwọ, mú àwọn ẹ̀rọ rẹ jáde kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.',
    }),
    ig: () => ({
      title: 'Ahaziela PIN azụmahịa',
      text: 'A pụrụ iji ya kwado ịkwụ ụgwọ ugbu a. Ọ bụrụ na ọ bụghị gị, wepụ ngwaọrụ gị ma hazie paswọọdụ ọhụrụ ozugbo.',
    }),
  },
});

export const pinChanged = defineNotice<object>({
  name: 'pin_changed',
  topic: 'security',
  isMailed: true,
  link: () => '/profile',
  words: {
    en: () => ({
      title: 'Your transaction PIN was changed',
      text: 'It was changed with the PIN before it. If that was not you, reset it and set a new password at once.',
    }),
    pcm: () => ({
      title: 'Your transaction PIN don change',
      text: 'E change with di PIN wey dey before. If no be you, reset am and set new password now now.',
    }),
    fr: () => ({
      title: 'Votre code PIN a été modifié',
      text: 'Il a été modifié à l’aide du code précédent. Si ce n’était pas vous, réinitialisez-le et changez tout de suite de mot de passe.',
    }),
    es: () => ({
      title: 'Su PIN de transacciones se cambió',
      text: 'Se cambió con el PIN anterior. Si no fue usted, restablézcalo y cambie la contraseña de inmediato.',
    }),
    ha: () => ({
      title: 'An canza PIN na hada-hadarku',
      text: 'An canza shi da PIN ɗin da yake da. Idan ba ku ba ne, ku sake saita shi ku kuma saita sabuwar kalmar sirri nan take.',
    }),
    yo: () => ({
      title: 'A ti yí PIN ìdúnàádúrà rẹ padà',
      text: 'PIN tó ṣáájú ni a fi yí i padà. Bí kì í bá ṣe ìwọ, tún un yàn kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.',
    }),
    ig: () => ({
      title: 'Agbanweela PIN azụmahịa gị',
      text: 'E ji PIN bu ya ụzọ gbanwee ya. Ọ bụrụ na ọ bụghị gị, hazie ya ọzọ ma hazie paswọọdụ ọhụrụ ozugbo.',
    }),
  },
});

export const pinThresholdRaised = defineNotice<{ amount: Money }>({
  name: 'pin_threshold_raised',
  topic: 'security',
  isMailed: true,
  link: () => '/profile?view=settings',
  words: {
    en: ({ amount }, spell) => ({
      title: 'More can be paid without your PIN',
      text: `Payments of up to ${spell(amount)} no longer ask for it. If you did not choose that, lower the amount in your settings and set a new password at once.`,
    }),
    pcm: ({ amount }, spell) => ({
      title: 'More money fit go without your PIN',
      text: `Payments wey no pass ${spell(amount)} no go ask for am again. If no be you choose am, reduce di amount for your settings and set new password now now.`,
    }),
    fr: ({ amount }, spell) => ({
      title: 'Des montants plus élevés passent sans votre code PIN',
      text: `Les paiements jusqu’à ${spell(amount)} ne le demandent plus. Si vous ne l’avez pas choisi, baissez ce montant dans vos paramètres et changez tout de suite de mot de passe.`,
    }),
    es: ({ amount }, spell) => ({
      title: 'Se puede pagar más sin su PIN',
      text: `Los pagos de hasta ${spell(amount)} ya no lo piden. Si no lo eligió usted, baje el importe en los ajustes y cambie la contraseña de inmediato.`,
    }),
    ha: ({ amount }, spell) => ({
      title: 'Za a iya biyan ƙari ba tare da PIN ɗinku ba',
      text: `Biya har ${spell(amount)} ba ya neman sa kuma. Idan ba ku kuka zaɓi haka ba, ku rage adadin a saitunanku ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ amount }, spell) => ({
      title: 'A lè san púpọ̀ sí i láìlo PIN rẹ',
      text: `Ìsanwó títí dé ${spell(amount)} kò ní béèrè rẹ̀ mọ́. Bí kì í bá ṣe ìwọ lo yàn án, dín iye náà kù nínú ètò rẹ kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ amount }, spell) => ({
      title: 'A pụrụ ịkwụkwu ego na-ejighị PIN gị',
      text: `Ịkwụ ụgwọ ruo ${spell(amount)} anaghị ajụzi ya. Ọ bụrụ na ọ bụghị gị họọrọ ya, belata ego ahụ na ntọala gị ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});
