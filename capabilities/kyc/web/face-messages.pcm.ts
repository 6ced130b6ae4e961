import type { Translations } from '@wura/browser/messages';
import type * as english from './face-messages.ts';

export default {
  faceMessages: {
    title: 'Face check',
    lead: 'We wan see say na you dey send di documents: three small things in front of your camera.',
    start: 'Start di face check',
    again: 'Try di face check again',
    noCamera: 'I no get camera. Make person compare my face, e go take longer.',
    missed: 'Abeg do di face check, or tell us say you no get camera.',
    states: {
      accepted: {
        title: 'E don finish',
        text: 'Your face don check well. You fit send your documents.',
      },
      declined: {
        title: 'E no pass',
        text: 'We no see living face. Try again for better light, or make person look am.',
      },
      unknown: {
        title: 'E never finish',
        text: 'We no fit finish di check now. You fit try again, or send your documents: person go look dem.',
      },
    },
    challenges: {
      look_straight: 'Look straight inside di camera',
      turn_left: 'Turn your head go left',
      turn_right: 'Turn your head go right',
      look_up: 'Look up',
      smile: 'Smile',
      close_eyes: 'Close your eyes',
    },
    step: (at, count) => `Number ${at} of ${count}`,
    waiting: 'Camera dey start...',
    shoot: 'Take di picture',
    sending: 'We dey check...',
    close: 'Close',
    denied: 'We no fit use your camera. Abeg allow am.',
    failed: 'Di face check no gree start. Abeg try again.',
    otherWay: 'Person fit still compare your face: tell us under di documents.',
    kept: 'We dey keep di pictures sealed with your documents, and na for small time.',
  },
} satisfies Translations<typeof english>;
