import { catalogue, translated } from '@wura/browser/messages';

export const faceMessages = catalogue({
  title: 'Face check',
  lead: 'We look whether it is you who sends the documents: three short requests before your camera.',
  start: 'Start the face check',
  again: 'Try the face check again',
  noCamera: 'I have no camera. Let a person compare my face, which takes longer.',
  missed: 'Please do the face check, or say that you have no camera.',
  states: {
    accepted: {
      title: 'Done',
      text: 'Your face is checked. You can send your documents.',
    },
    declined: {
      title: 'Not accepted',
      text: 'We could not see a living face. Try again in good light, or let a person look.',
    },
    unknown: {
      title: 'Not finished',
      text: 'We could not finish the check now. You can try again, or send your documents: a person looks at them.',
    },
  },
  challenges: {
    look_straight: 'Look straight into the camera',
    turn_left: 'Turn your head to the left',
    turn_right: 'Turn your head to the right',
    look_up: 'Look up',
    smile: 'Smile',
    close_eyes: 'Close your eyes',
  },
  step: (at: number, count: number) => `Request ${at} of ${count}`,
  waiting: 'Starting the camera...',
  shoot: 'Take the picture',
  sending: 'Checking...',
  close: 'Close',
  denied: 'Unable to access camera. Please allow camera access.',
  failed: 'The face check could not be started. Please try again.',
  otherWay: 'You can also let a person compare your face: say so under the documents.',
  kept: 'The pictures are kept sealed with your documents, and only for a time.',
});

translated(
  { faceMessages },
  {
    fr: () => import('./face-messages.fr.ts'),
    es: () => import('./face-messages.es.ts'),
    pcm: () => import('./face-messages.pcm.ts'),
    ha: () => import('./face-messages.ha.ts'),
    yo: () => import('./face-messages.yo.ts'),
    ig: () => import('./face-messages.ig.ts'),
  },
);
