import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

interface RequestFacts {
  code: string;
  /** The other side. */
  name: string;
  amount: Money;
  note: string | null;
}

const toRequest = ({ code }: RequestFacts) => `/wallet?view=pay&code=${code}`;
const toList = () => '/wallet?view=get-paid';

/** What was written to it, in the words of the asker: said as theirs, because anything may stand there. */
const quoted = (note: string | null) => (note === null ? '' : ` “${note}”`);

/** In the wallet alone: a mail that asks for money is what a scam looks like. */
export const moneyAsked = defineNotice<RequestFacts>({
  name: 'money_asked',
  about: 'bills',
  topic: 'account',
  isMailed: false,
  link: toRequest,
  words: {
    en: ({ name, amount, note }, spell) => ({
      title: `${name} asks you for ${spell(amount)}`,
      text: `${name} has sent you a request for ${spell(amount)}.${quoted(note)} Pay it only if you know what it is for. You may decline it.`,
    }),
    pcm: ({ name, amount, note }, spell) => ({
      title: `${name} dey ask you for ${spell(amount)}`,
      text: `${name} don send you request for ${spell(amount)}.${quoted(note)} Pay am only if you know wetin e be for. You fit reject am.`,
    }),
    fr: ({ name, amount, note }, spell) => ({
      title: `${name} vous demande ${spell(amount)}`,
      text: `${name} vous a envoyé une demande de ${spell(amount)}.${quoted(note)} Ne la payez que si vous savez de quoi il s’agit. Vous pouvez la refuser.`,
    }),
    es: ({ name, amount, note }, spell) => ({
      title: `${name} le pide ${spell(amount)}`,
      text: `${name} le ha enviado una solicitud de ${spell(amount)}.${quoted(note)} Páguela solo si sabe para qué es. Puede rechazarla.`,
    }),
    ha: ({ name, amount, note }, spell) => ({
      title: `${name} yana neman ${spell(amount)} daga gare ku`,
      text: `${name} ya aiko muku da buƙatar ${spell(amount)}.${quoted(note)} Ku biya ne kawai idan kun san dalilinta. Kuna iya ƙi.`,
    }),
    yo: ({ name, amount, note }, spell) => ({
      title: `${name} ń béèrè ${spell(amount)} lọ́wọ́ rẹ`,
      text: `${name} ti fi ìbéèrè ${spell(amount)} ránṣẹ́ sí ọ.${quoted(note)} San án bí o bá mọ ohun tó wà fún nìkan. O lè kọ̀ ọ́.`,
    }),
    ig: ({ name, amount, note }, spell) => ({
      title: `${name} na-arịọ gị ${spell(amount)}`,
      text: `${name} ezitela gị arịrịọ nke ${spell(amount)}.${quoted(note)} Kwụọ ya naanị ma ị maara ihe ọ bụ maka ya. Ị nwere ike ịjụ ya.`,
    }),
  },
});

export const requestPaid = defineNotice<RequestFacts>({
  name: 'request_paid',
  about: 'money_in',
  topic: 'money',
  isMailed: false,
  link: toList,
  words: {
    en: ({ name, amount, note }, spell) => ({
      title: `Your request for ${spell(amount)} is paid`,
      text: `${name} paid it.${quoted(note)} The money is in your wallet.`,
    }),
    pcm: ({ name, amount, note }, spell) => ({
      title: `Dem don pay your request for ${spell(amount)}`,
      text: `${name} pay am.${quoted(note)} Di money don enter your wallet.`,
    }),
    fr: ({ name, amount, note }, spell) => ({
      title: `Votre demande de ${spell(amount)} est payée`,
      text: `${name} l’a payée.${quoted(note)} L’argent est dans votre portefeuille.`,
    }),
    es: ({ name, amount, note }, spell) => ({
      title: `Su solicitud de ${spell(amount)} está pagada`,
      text: `${name} la pagó.${quoted(note)} El dinero está en su billetera.`,
    }),
    ha: ({ name, amount, note }, spell) => ({
      title: `An biya buƙatarku ta ${spell(amount)}`,
      text: `${name} ya biya ta.${quoted(note)} Kuɗin yana walet ɗinku.`,
    }),
    yo: ({ name, amount, note }, spell) => ({
      title: `A ti san ìbéèrè rẹ ${spell(amount)}`,
      text: `${name} ló san án.${quoted(note)} Owó náà wà nínú àpamọ́wọ́ rẹ.`,
    }),
    ig: ({ name, amount, note }, spell) => ({
      title: `Akwụọla arịrịọ ${spell(amount)} gị`,
      text: `${name} kwụrụ ya.${quoted(note)} Ego ahụ dị n’akpa ego gị.`,
    }),
  },
});

export const requestDeclined = defineNotice<RequestFacts>({
  name: 'request_declined',
  about: 'bills',
  topic: 'account',
  isMailed: false,
  link: toList,
  words: {
    en: ({ name, amount, note }, spell) => ({
      title: `${name} declined your request`,
      text: `Your request for ${spell(amount)} was declined.${quoted(note)} No money has moved.`,
    }),
    pcm: ({ name, amount, note }, spell) => ({
      title: `${name} reject your request`,
      text: `Dem reject your request for ${spell(amount)}.${quoted(note)} No money move.`,
    }),
    fr: ({ name, amount, note }, spell) => ({
      title: `${name} a refusé votre demande`,
      text: `Votre demande de ${spell(amount)} a été refusée.${quoted(note)} Aucun argent n’a bougé.`,
    }),
    es: ({ name, amount, note }, spell) => ({
      title: `${name} rechazó su solicitud`,
      text: `Su solicitud de ${spell(amount)} fue rechazada.${quoted(note)} No se ha movido dinero.`,
    }),
    ha: ({ name, amount, note }, spell) => ({
      title: `${name} ya ƙi buƙatarku`,
      text: `An ƙi buƙatarku ta ${spell(amount)}.${quoted(note)} Babu kuɗin da ya motsa.`,
    }),
    yo: ({ name, amount, note }, spell) => ({
      title: `${name} kọ ìbéèrè rẹ`,
      text: `A kọ ìbéèrè rẹ ${spell(amount)}.${quoted(note)} Owó kankan kò kúrò.`,
    }),
    ig: ({ name, amount, note }, spell) => ({
      title: `${name} jụrụ arịrịọ gị`,
      text: `Ajụrụ arịrịọ ${spell(amount)} gị.${quoted(note)} O nweghị ego megharịrị.`,
    }),
  },
});
