import type { InLanguages } from '@wura/wire/languages';
import { defineNotice, type NoticeKind } from '@wura/notices/server/kinds';
import type { Money } from '@wura/money';

interface Facts {
  amount: Money;
  /** Of the kind, in each language. */
  what: InLanguages<string>;
  /** The number that it was bought for. */
  to: string;
}

/** How a kind of bill is called in the middle of a sentence that a customer reads, and for which number it was bought. */
export interface BillWords<Details> {
  readonly what: InLanguages<string>;
  readonly to: (details: Details) => string;
}

export interface BillNotices<Details> {
  readonly completed: NoticeKind<Facts>;
  readonly returned: NoticeKind<Facts>;
  facts(details: Details, amount: Money): Facts;
}

const toHistory = () => '/wallet';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The customer hears of every end, however late it comes. */
export function billNotices<Details>(name: string, { what, to }: BillWords<Details>): BillNotices<Details> {
  return {
    facts: (details, amount) => ({ amount, what, to: to(details) }),
    completed: defineNotice<Facts>({
      name: `${name}_completed`,
      topic: 'money',
      isMailed: true,
      link: toHistory,
      words: {
        en: (facts, spell) => ({
          title: `${capital(facts.what.en)} for ${facts.to} is paid`,
          text: `Your payment of ${spell(facts.amount)} for ${facts.what.en} to ${facts.to} is complete.`,
        }),
        pcm: (facts, spell) => ({
          title: `${capital(facts.what.pcm)} for ${facts.to} don pay`,
          text: `Your payment of ${spell(facts.amount)} for ${facts.what.pcm} to ${facts.to} don complete.`,
        }),
        fr: (facts, spell) => ({
          title: `${capital(facts.what.fr)} pour ${facts.to} : paiement effectué`,
          text: `Votre paiement de ${spell(facts.amount)} (${facts.what.fr}, ${facts.to}) est effectué.`,
        }),
        es: (facts, spell) => ({
          title: `${capital(facts.what.es)} para ${facts.to}: pago realizado`,
          text: `Su pago de ${spell(facts.amount)} (${facts.what.es}, ${facts.to}) se ha completado.`,
        }),
        ha: (facts, spell) => ({
          title: `An biya ${facts.what.ha} na ${facts.to}`,
          text: `Biyanku na ${spell(facts.amount)} don ${facts.what.ha} zuwa ${facts.to} ya kammala.`,
        }),
        yo: (facts, spell) => ({
          title: `A ti san ${facts.what.yo} fún ${facts.to}`,
          text: `Ìsanwó ${spell(facts.amount)} fún ${facts.what.yo} sí ${facts.to} ti parí.`,
        }),
        ig: (facts, spell) => ({
          title: `Akwụọla ${facts.what.ig} maka ${facts.to}`,
          text: `Ịkwụ ${spell(facts.amount)} gị maka ${facts.what.ig} nye ${facts.to} emezuola.`,
        }),
      },
    }),
    returned: defineNotice<Facts>({
      name: `${name}_returned`,
      topic: 'money',
      isMailed: true,
      link: toHistory,
      words: {
        en: (facts, spell) => ({
          title: `${capital(facts.what.en)} for ${facts.to} did not go through`,
          text: `Your payment of ${spell(facts.amount)} for ${facts.what.en} to ${facts.to} was not carried out. Everything you paid is back in your wallet.`,
        }),
        pcm: (facts, spell) => ({
          title: `${capital(facts.what.pcm)} for ${facts.to} no go through`,
          text: `Your payment of ${spell(facts.amount)} for ${facts.what.pcm} to ${facts.to} no happen. Everything wey you pay don dey back for your wallet.`,
        }),
        fr: (facts, spell) => ({
          title: `${capital(facts.what.fr)} pour ${facts.to} : paiement non effectué`,
          text: `Votre paiement de ${spell(facts.amount)} (${facts.what.fr}, ${facts.to}) n’a pas été exécuté. Tout ce que vous avez payé est revenu dans votre portefeuille.`,
        }),
        es: (facts, spell) => ({
          title: `${capital(facts.what.es)} para ${facts.to}: pago no realizado`,
          text: `Su pago de ${spell(facts.amount)} (${facts.what.es}, ${facts.to}) no se llevó a cabo. Todo lo que pagó está de nuevo en su billetera.`,
        }),
        ha: (facts, spell) => ({
          title: `${capital(facts.what.ha)} na ${facts.to}: biya bai yi ba`,
          text: `Ba a aiwatar da biyanku na ${spell(facts.amount)} don ${facts.what.ha} zuwa ${facts.to} ba. Duk abin da kuka biya ya koma walet ɗinku.`,
        }),
        yo: (facts, spell) => ({
          title: `${capital(facts.what.yo)} fún ${facts.to}: ìsanwó kò lọ`,
          text: `Ìsanwó ${spell(facts.amount)} fún ${facts.what.yo} sí ${facts.to} kò wáyé. Gbogbo ohun tí o san ti padà sínú àpamọ́wọ́ rẹ.`,
        }),
        ig: (facts, spell) => ({
          title: `${capital(facts.what.ig)} maka ${facts.to}: ịkwụ ụgwọ emeghị`,
          text: `Emezughị ịkwụ ${spell(facts.amount)} gị maka ${facts.what.ig} nye ${facts.to}. Ihe niile ị kwụrụ alaghachila n’akpa ego gị.`,
        }),
      },
    }),
  };
}
