import type { InLanguages } from '@wura/wire/languages';
import { defineNotice } from '@wura/notices/server/kinds';
import { inFours } from '@wura/bills/groups';

export interface TokenFacts {
  company: string;
  meter: string;
  tokens: readonly string[];
  units: string | null;
}

const read = (tokens: readonly string[]) => tokens.map(token => inFours(token)).join('\n');

/** The token itself, so that a customer has it where they read their mail, with or without us. */
export const tokenVended = defineNotice<TokenFacts>({
  name: 'electricity_token',
  topic: 'money',
  isMailed: true,
  link: ({ meter }) => `/wallet?view=electricity-tokens&meter=${meter}`,
  words: {
    en: ({ company, meter, tokens, units }) => ({
      title: `Electricity token for meter ${meter}`,
      text: `${company}, meter ${meter}${units === null ? '' : `, ${units} kWh`}.\n${
        tokens.length > 1 ? `This meter’s key changes. Enter all ${tokens.length} tokens in this order:\n` : ''
      }${read(tokens)}`,
    }),
    pcm: ({ company, meter, tokens, units }) => ({
      title: `Light token for meter ${meter}`,
      text: `${company}, meter ${meter}${units === null ? '' : `, ${units} kWh`}.\n${
        tokens.length > 1 ? `Di key of dis meter dey change. Enter all di ${tokens.length} tokens as dem follow:\n` : ''
      }${read(tokens)}`,
    }),
    fr: ({ company, meter, tokens, units }) => ({
      title: `Jeton d’électricité pour le compteur ${meter}`,
      text: `${company}, compteur ${meter}${units === null ? '' : `, ${units} kWh`}.\n${
        tokens.length > 1
          ? `La clé de ce compteur change. Saisissez les ${tokens.length} jetons dans cet ordre :\n`
          : ''
      }${read(tokens)}`,
    }),
    es: ({ company, meter, tokens, units }) => ({
      title: `Token de electricidad para el medidor ${meter}`,
      text: `${company}, medidor ${meter}${units === null ? '' : `, ${units} kWh`}.\n${
        tokens.length > 1
          ? `La clave de este medidor cambia. Introduzca los ${tokens.length} tokens en este orden:\n`
          : ''
      }${read(tokens)}`,
    }),
    ha: ({ company, meter, tokens, units }) => ({
      title: `Token na wuta don mita ${meter}`,
      text: `${company}, mita ${meter}${units === null ? '' : `, ${units} kWh`}.\n${tokens.length > 1 ? `Makullin wannan mita zai canza. Ku shigar da token ${tokens.length} duka bisa wannan tsari:\n` : ''}${read(tokens)}`,
    }),
    yo: ({ company, meter, tokens, units }) => ({
      title: `Token iná fún mítà ${meter}`,
      text: `${company}, mítà ${meter}${units === null ? '' : `, kWh ${units}`}.\n${tokens.length > 1 ? `Kọ́kọ́rọ́ mítà yìí ń yí padà. Tẹ gbogbo token ${tokens.length} ní ètò yìí:\n` : ''}${read(tokens)}`,
    }),
    ig: ({ company, meter, tokens, units }) => ({
      title: `Token ọkụ maka mita ${meter}`,
      text: `${company}, mita ${meter}${units === null ? '' : `, ${units} kWh`}.\n${tokens.length > 1 ? `Igodo mita a na-agbanwe. Tinye token ${tokens.length} niile n’usoro a:\n` : ''}${read(tokens)}`,
    }),
  },
});

type TextFacts = Pick<TokenFacts, 'meter' | 'tokens' | 'units'>;

const inOneLine = ({ tokens, units }: TextFacts) =>
  `${tokens.map(token => inFours(token)).join(', ')}${units === null ? '' : ` (${units} kWh)`}`;

/** The same on a telephone. Letters of plain Latin alone, because any other halves what a text holds. */
export const tokenTexts: InLanguages<(facts: TextFacts) => string> = {
  en: facts => `Wura: electricity token for meter ${facts.meter}: ${inOneLine(facts)}`,
  pcm: facts => `Wura: light token for meter ${facts.meter}: ${inOneLine(facts)}`,
  fr: facts => `Wura : jeton pour le compteur ${facts.meter} : ${inOneLine(facts)}`,
  es: facts => `Wura: token de electricidad para el medidor ${facts.meter}: ${inOneLine(facts)}`,
  ha: facts => `Wura: token na wuta don mita ${facts.meter}: ${inOneLine(facts)}`,
  yo: facts => `Wura: token ina fun mita ${facts.meter}: ${inOneLine(facts)}`,
  ig: facts => `Wura: token oku maka mita ${facts.meter}: ${inOneLine(facts)}`,
};
