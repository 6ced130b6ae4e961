import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallRefusals } from '../recall-refusals.ts';
import type { recallFaults } from '../recall-rules.ts';
import type * as english from './recall-messages.ts';

export default {
  recallMessages: {
    mine: 'Dem ask you for dis ones',
    loading: 'We dey load wetin dem ask you...',
    listFailed: 'We no fit load wetin dem ask you.',
    retry: 'Try again',
    title: name => `${name} dey ask for am back`,
    lead: name => `${name} talk say na mistake make dis money reach you. We never take anything from you.`,
    amount: 'E reach you',
    from: 'From',
    received: 'You get am on',
    reference: 'Reference',
    answerBy: 'Abeg answer before',
    payment: 'See di payment',
    part: amount => `Your wallet get ${amount} of am. Dat one fit go back; we go look di rest.`,
    nothingThere: 'Your wallet no get anything of am now. Talk why for down, or come back when something dey.',
    held: (amount, when) => `We keep ${amount} one side till ${when}`,
    heldHow:
      'Di money na your own still and e go free by itself dat day. To answer: send am back, talk why not, or write support.',
    sendBack: amount => `Send ${amount} back`,
    question: (amount, name) => `Make we send ${amount} back to ${name}?`,
    once: 'E dey go at once and only once. E free, and e no count for any limit. Wetin no dey di wallet go comot from im pots.',
    to: 'To',
    sending: (amount, name) => `We dey send ${amount} back to ${name}`,
    failed: 'E no go back',
    nothingSentText: 'Di request no reach us. Abeg try again.',
    close: 'Close',
    doneTitle: 'You don send am back',
    done: (amount, name) => `${amount} don reach ${name} again. Thank you.`,
    receipt: 'Receipt',
    keep: 'Talk why you wan keep am',
    keepLead: 'Di other person go read di reason. Wetin you write na for us alone.',
    why: 'Why',
    choose: 'Choose one',
    reasons: {
      meant_for_me: 'Na me dem mean am for',
      for_goods: 'E pay for goods or service',
      not_mine_to_say: 'I no know dis person, make una look am',
      spent: 'I don spend am',
      other: 'Another thing',
    },
    text: 'Wetin we suppose know (if you like)',
    tell: 'Send answer',
    telling: 'We dey send...',
    tellFailed: 'Your answer no fit go. Abeg try again.',
    told: 'We don get your answer. You fit still send di money back.',
    states: {
      asked: 'E dey wait for your answer',
      unanswered: 'We dey look am',
      refused: 'You say no',
      returned: 'You don send am back',
      ended: 'E don end',
      unasked: 'Dem never ask',
    },
    asking: 'To ask for am back',
    progress: {
      unasked: 'We go look am first, then ask di customer wey get di money.',
      asked: 'We don ask di customer wey get di money make e send am back.',
      unanswered: 'No answer come on time, so we dey look am.',
      refused: 'Di customer wey get di money say no. We dey look am.',
      returned: 'Di money don come back.',
      ended: 'We no dey ask anybody again.',
    },
    theirReason: 'Wetin dem talk',
    theyAnswerBy: 'Dem go answer before',
    cameBack: 'E come back',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_over: 'Dis request don end. Nothing dey to do again.',
  recall_refused: 'You don answer dis one already. You fit still send di money back.',
  recall_sum: ({ amount }) => `Wetin fit go back now na ${amount}. Abeg look am again and confirm.`,
  recall_reason_missing: 'Abeg choose why',
  recall_text_too_long: 'Abeg no pass 2,000 characters',
} satisfies PhraseWords<typeof recallRefusals & typeof recallFaults>;
