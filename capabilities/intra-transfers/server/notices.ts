import { defineNotice, type InEveryLanguage, type MoneyFacts } from '@wura/notices/server/kinds';

const toHistory = () => '/wallet';

export const transferReceived = defineNotice<MoneyFacts>({
  name: 'money_received',
  about: 'money_in',
  topic: 'money',
  isMailed: true,
  link: toHistory,
  words: {
    en: ({ amount, name }, spell) => ({
      title: `${spell(amount)} from ${name}`,
      text: `${name} sent you ${spell(amount)}. It is in your wallet.`,
    }),
    pcm: ({ amount, name }, spell) => ({
      title: `${spell(amount)} from ${name}`,
      text: `${name} send you ${spell(amount)}. E don enter your wallet.`,
    }),
    fr: ({ amount, name }, spell) => ({
      title: `${spell(amount)} de ${name}`,
      text: `${name} vous a envoyé ${spell(amount)}. L’argent est dans votre portefeuille.`,
    }),
    es: ({ amount, name }, spell) => ({
      title: `${spell(amount)} de ${name}`,
      text: `${name} le envió ${spell(amount)}. El dinero está en su billetera.`,
    }),
    ha: ({ amount, name }, spell) => ({
      title: `${spell(amount)} daga ${name}`,
      text: `${name} ya tura muku ${spell(amount)}. Yana walet ɗinku.`,
    }),
    yo: ({ amount, name }, spell) => ({
      title: `${spell(amount)} láti ọ̀dọ̀ ${name}`,
      text: `${name} fi ${spell(amount)} ránṣẹ́ sí ọ. Ó wà nínú àpamọ́wọ́ rẹ.`,
    }),
    ig: ({ amount, name }, spell) => ({
      title: `${spell(amount)} site n’aka ${name}`,
      text: `${name} zigaara gị ${spell(amount)}. Ọ dị n’akpa ego gị.`,
    }),
  },
});

export const transferSent = defineNotice<MoneyFacts>({
  name: 'money_sent',
  topic: 'money',
  isMailed: true,
  link: toHistory,
  words: {
    en: ({ amount, name }, spell) => ({
      title: `${spell(amount)} sent to ${name}`,
      text: `Your transfer of ${spell(amount)} to ${name} is complete.`,
    }),
    pcm: ({ amount, name }, spell) => ({
      title: `${spell(amount)} don go to ${name}`,
      text: `Your transfer of ${spell(amount)} to ${name} don complete.`,
    }),
    fr: ({ amount, name }, spell) => ({
      title: `${spell(amount)} envoyés à ${name}`,
      text: `Votre transfert de ${spell(amount)} à ${name} est effectué.`,
    }),
    es: ({ amount, name }, spell) => ({
      title: `${spell(amount)} enviados a ${name}`,
      text: `Su transferencia de ${spell(amount)} a ${name} se ha completado.`,
    }),
    ha: ({ amount, name }, spell) => ({
      title: `An tura ${spell(amount)} zuwa ga ${name}`,
      text: `An kammala tura ${spell(amount)} zuwa ga ${name}.`,
    }),
    yo: ({ amount, name }, spell) => ({
      title: `A ti fi ${spell(amount)} ránṣẹ́ sí ${name}`,
      text: `Ìfiránṣẹ́ ${spell(amount)} sí ${name} ti parí.`,
    }),
    ig: ({ amount, name }, spell) => ({
      title: `Ezigarala ${name} ${spell(amount)}`,
      text: `Mbufe ${spell(amount)} gị nye ${name} emezuola.`,
    }),
  },
});

/** What keeps its facts alone in the list of notices. */
export const moneyKinds = [transferReceived, transferSent];

interface Digest {
  /** How many came after those that each had a mail of its own. */
  count: number;
  name: string;
}

export const receivedDigest: InEveryLanguage<Digest> = {
  en: ({ count, name }) => ({
    title: `${count} more ${count === 1 ? 'transfer' : 'transfers'} from ${name}`,
    text: `${name} sent you ${count} more ${count === 1 ? 'transfer' : 'transfers'} within the hour. Each of them is in your history.`,
  }),
  pcm: ({ count, name }) => ({
    title: `${count} more ${count === 1 ? 'transfer' : 'transfers'} from ${name}`,
    text: `${name} send you ${count} more ${count === 1 ? 'transfer' : 'transfers'} inside one hour. Each one dey your history.`,
  }),
  fr: ({ count, name }) => ({
    title: count === 1 ? `1 autre transfert de ${name}` : `${count} autres transferts de ${name}`,
    text: `${name} vous a envoyé ${count === 1 ? '1 autre transfert' : `${count} autres transferts`} en une heure. Chacun figure dans votre historique.`,
  }),
  es: ({ count, name }) => ({
    title: count === 1 ? `1 transferencia más de ${name}` : `${count} transferencias más de ${name}`,
    text: `${name} le envió ${count === 1 ? '1 transferencia más' : `${count} transferencias más`} en una hora. Todas están en su historial.`,
  }),
  ha: ({ count, name }) => ({
    title: `Ƙarin turawa ${count} daga ${name}`,
    text: `${name} ya ƙara yi muku turawa ${count} cikin awa ɗaya. Kowacce tana tarihinku.`,
  }),
  yo: ({ count, name }) => ({
    title: `Ìfiránṣẹ́ ${count} sí i láti ọ̀dọ̀ ${name}`,
    text: `${name} tún fi owó ránṣẹ́ sí ọ ní ìgbà ${count} láàárín wákàtí náà. Gbogbo wọn wà nínú ìtàn rẹ.`,
  }),
  ig: ({ count, name }) => ({
    title: `Mbufe ${count} ọzọ site n’aka ${name}`,
    text: `${name} zigaara gị mbufe ${count} ọzọ n’ime otu awa. Nke ọ bụla dị n’akụkọ gị.`,
  }),
};

export const sentDigest: InEveryLanguage<Digest> = {
  en: ({ count, name }) => ({
    title: `${count} more ${count === 1 ? 'transfer' : 'transfers'} to ${name}`,
    text: `You sent ${name} ${count} more ${count === 1 ? 'transfer' : 'transfers'} within the hour. Each of them is in your history.`,
  }),
  pcm: ({ count, name }) => ({
    title: `${count} more ${count === 1 ? 'transfer' : 'transfers'} to ${name}`,
    text: `You send ${name} ${count} more ${count === 1 ? 'transfer' : 'transfers'} inside one hour. Each one dey your history.`,
  }),
  fr: ({ count, name }) => ({
    title: count === 1 ? `1 autre transfert à ${name}` : `${count} autres transferts à ${name}`,
    text: `Vous avez envoyé ${count === 1 ? '1 autre transfert' : `${count} autres transferts`} à ${name} en une heure. Chacun figure dans votre historique.`,
  }),
  es: ({ count, name }) => ({
    title: count === 1 ? `1 transferencia más a ${name}` : `${count} transferencias más a ${name}`,
    text: `Envió ${count === 1 ? '1 transferencia más' : `${count} transferencias más`} a ${name} en una hora. Todas están en su historial.`,
  }),
  ha: ({ count, name }) => ({
    title: `Ƙarin turawa ${count} zuwa ga ${name}`,
    text: `Kun ƙara yi wa ${name} turawa ${count} cikin awa ɗaya. Kowacce tana tarihinku.`,
  }),
  yo: ({ count, name }) => ({
    title: `Ìfiránṣẹ́ ${count} mìíràn sí ${name}`,
    text: `O tún fi owó ránṣẹ́ sí ${name} ní ìgbà ${count} láàárín wákàtí náà. Gbogbo wọn wà nínú ìtàn rẹ.`,
  }),
  ig: ({ count, name }) => ({
    title: `Mbufe ${count} ọzọ nye ${name}`,
    text: `Ị zigaara ${name} mbufe ${count} ọzọ n’ime otu awa. Nke ọ bụla dị n’akụkọ gị.`,
  }),
};
