import type { Translations } from '@wura/browser/messages';
import type * as english from './face-messages.ts';

export default {
  faceMessages: {
    title: 'Nlele ihu',
    lead: 'Anyị na-elele ma ọ bụ gị na-ezite akwụkwọ ndị a: ihe atọ dị mkpirikpi n’ihu igwefoto gị.',
    start: 'Malite nlele ihu',
    again: 'Nwaa nlele ihu ọzọ',
    noCamera: 'Enweghị m igwefoto. Ka mmadụ jiri ihu m tụnyere, ọ ga-ewe ogologo oge.',
    missed: 'Biko mee nlele ihu, ma ọ bụ kwuo na ị nweghị igwefoto.',
    states: {
      accepted: {
        title: 'Emezuola',
        text: 'Elelela ihu gị. Ị nwere ike izite akwụkwọ gị.',
      },
      declined: {
        title: 'Anabataghị',
        text: 'Anyị ahụghị ihu mmadụ dị ndụ. Nwaa ọzọ n’ìhè dị mma, ma ọ bụ ka mmadụ lelee.',
      },
      unknown: {
        title: 'O mezubeghị',
        text: 'Anyị enweghị ike imecha nlele ahụ ugbu a. Ị nwere ike ịnwa ọzọ, ma ọ bụ zite akwụkwọ gị: mmadụ ga-elele ha.',
      },
    },
    challenges: {
      look_straight: 'Lee igwefoto anya kpọmkwem',
      turn_left: 'Tụgharịa isi gị n’aka ekpe',
      turn_right: 'Tụgharịa isi gị n’aka nri',
      look_up: 'Lee anya n’elu',
      smile: 'Mụmụọ ọnụ ọchị',
      close_eyes: 'Mechie anya gị',
    },
    step: (at, count) => `Ihe ${at} n’ime ${count}`,
    waiting: 'Igwefoto na-amalite...',
    shoot: 'See foto',
    sending: 'Na-elele...',
    close: 'Mechie',
    denied: 'Enweghị ike iji igwefoto. Biko nye ikike.',
    failed: 'Nlele ihu enweghị ike ịmalite. Biko nwaa ọzọ.',
    otherWay: 'Mmadụ nwekwara ike iji ihu gị tụnyere: kwuo ya n’okpuru akwụkwọ.',
    kept: 'A na-edebe foto ndị ahụ n’akara mechiri emechi na akwụkwọ gị, ruo oge nta.',
  },
} satisfies Translations<typeof english>;
