import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  debugMessages: {
    title: 'Gyaran API',
    lead: 'Kiran ƙarshe da wannan shafi ya yi wa sabar, ba tare da kalmomin sirri, PIN, lambobi da token ba. Suna kan wannan na’ura kaɗai, suna ɓacewa idan aka sake loda shafin.',
    health: 'Sabar',
    up: 'A shirye',
    down: 'Ba a shirye ba',
    asking: 'Ana tambaya...',
    askAgain: 'Sake tambaya',
    answeredIn: ms => `An amsa cikin ms ${ms}`,
    calls: 'Kira',
    failedOnly: 'Waɗanda ba su yi ba kawai',
    clear: 'Share',
    empty: 'Babu kira tukuna',
    emptyText: 'Ku yi amfani da walet a wannan shafi, za a jera abin da yake tambayar sabar a nan.',
    noAnswer: 'Babu amsa',
    ms: ms => `${ms} ms`,
    requestId: 'Buƙata',
    copy: 'Kwafi',
    copied: 'An kwafi',
    copyRequest: 'Kwafi lambar buƙata',
    sent: 'An tura',
    answer: 'Amsa',
    nothing: 'Babu komai',
    docs: 'An bayyana duk kira a takardar API',
  },
} satisfies Translations<typeof english>;
