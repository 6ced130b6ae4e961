import type { Translations } from '@wura/browser/messages';
import type * as english from './face-messages.ts';

export default {
  faceMessages: {
    title: 'Duba fuska',
    lead: 'Muna duba ko ku ne kuke aiko da takardun: gajerun buƙatu uku a gaban kyamararku.',
    start: 'Fara duba fuska',
    again: 'Sake duba fuska',
    noCamera: 'Ba ni da kyamara. Mutum ya kwatanta fuskata, zai ɗauki lokaci.',
    missed: 'Ku yi duba fuska, ko ku ce ba ku da kyamara.',
    states: {
      accepted: {
        title: 'An gama',
        text: 'An duba fuskarku. Kuna iya aiko da takardunku.',
      },
      declined: {
        title: 'Ba a karɓa ba',
        text: 'Ba mu ga fuska mai rai ba. Ku sake gwadawa a haske mai kyau, ko mutum ya duba.',
      },
      unknown: {
        title: 'Ba a gama ba',
        text: 'Ba mu iya gama dubawar ba yanzu. Ku sake gwadawa, ko ku aiko da takardunku: mutum zai duba su.',
      },
    },
    challenges: {
      look_straight: 'Ku kalli kyamara kai tsaye',
      turn_left: 'Ku juya kai hagu',
      turn_right: 'Ku juya kai dama',
      look_up: 'Ku kalli sama',
      smile: 'Ku yi murmushi',
      close_eyes: 'Ku rufe idanu',
    },
    step: (at, count) => `Buƙata ta ${at} cikin ${count}`,
    waiting: 'Ana kunna kyamara...',
    shoot: 'Ɗauki hoto',
    sending: 'Ana dubawa...',
    close: 'Rufe',
    denied: 'Ba a iya amfani da kyamara ba. Ku ba da izini.',
    failed: 'Ba a iya fara duba fuska ba. Ku sake gwadawa.',
    otherWay: 'Mutum ma yana iya kwatanta fuskarku: ku faɗa a ƙasan takardun.',
    kept: 'Ana ajiye hotunan a rufe tare da takardunku, na ɗan lokaci kawai.',
  },
} satisfies Translations<typeof english>;
