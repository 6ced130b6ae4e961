import type { Translations } from '@wura/browser/messages';
import type * as english from './scam-messages.ts';

export default {
  scamMessages: {
    title: 'Kwụsị chee echiche tupu ị ziga',
    trick:
      'Ọ dị onye kpọrọ gị, degara gị akwụkwọ ma ọ bụ guzoro n’akụkụ gị sị gị ziga nke a? Anyị anaghị asị gị bufee ego ka ọ nọrọ n’udo, ụlọ akụ gị ma ọ bụ ndị uwe ojii anaghịkwa eme ya.',
    answer: 'O nweghị onye sị m ziga nke a, amakwa m onye ga-anata ya',
    first: name => `Ị kwụbeghị ${name} ụgwọ n’oge na-adịbeghị anya.`,
    reasons: {
      large: 'Ọ karịrị nke ị na-ezigakarị nke ukwuu.',
      night: 'Chi ejiela. O siri ike inweta ụlọ akụ na ndị enyi.',
    },
  },
} satisfies Translations<typeof english>;
