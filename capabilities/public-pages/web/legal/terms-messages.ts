import { catalogue, translatedPage } from '@wura/browser/messages';
import type { Clause } from './legal-page.tsx';

export const termsMessages = catalogue({
  pageTitle: 'Terms',
  title: 'Terms and conditions',
  lead: 'What you may expect of us and we of you. Each clause begins with what it comes to; the sentences after it are the ones that bind.',
  clauses: [
    {
      title: 'Who you are dealing with',
      short: 'Your contract is with whoever runs Wura on this address, not with the authors of the software.',
      text: [
        'Wura is software that anyone may run. “We” means the person or company that runs it on this address, holds the money of its customers and answers for their accounts. Ask them for their name, licence and address at any time: the contact page reaches them.',
        'Where the law requires a licence, or a licensed partner, for a service described on these pages, the service is offered only where we have one.',
      ],
    },
    {
      title: 'Your account',
      short:
        'One person, one account, true details. You must be at least 13 years old; where Nigerian rules are in force, at least 18 to move money.',
      text: [
        'You open an account for yourself, with your own name, date of birth and address, and keep them correct. You may not open one for somebody else, nor a second one for yourself.',
        'Until your BVN or NIN has been checked, the law may allow you to look around but not to move money. A minor’s account moves none until a guardian is linked to it.',
      ],
    },
    {
      title: 'Keeping it safe',
      short: 'Password and PIN are yours alone. Tell us at once when somebody else may know them.',
      text: [
        'Nobody who works for us asks for your password, your PIN or a code that we sent you: not by phone, not by mail, not in a chat. Whoever asks is not from us.',
        'When you think that somebody else can use your account, sign out the other devices in your profile, change the password, and write to us. From the moment you have told us, what is done with your PIN by somebody else is our risk, not yours.',
      ],
    },
    {
      title: 'Checks and limits',
      short: 'How much you may move and hold depends on how well we know you. Your limits are always on the screen.',
      text: [
        'Limits follow the tiers that the Central Bank of Nigeria sets. Your wallet shows them, how much of them is used, and what raises them.',
        'We check documents with the bodies that issue them, and keep only what the law tells us to keep. If we refuse a document, we say which and why.',
      ],
    },
    {
      title: 'Money in',
      short: 'A deposit counts when the provider has confirmed it to us, once, in the amount that really arrived.',
      text: [
        'Your balance changes when the payment provider has confirmed the deposit to our server, whatever the window on your screen said. A deposit of another amount or currency than announced waits until a person has looked at it; you get a case number.',
        'Balances earn no interest. Whether they are insured, by whom and up to how much, we tell you in writing; if we have told you nothing, they are not.',
      ],
    },
    {
      title: 'Payments and transfers',
      short: 'Check the name: what has arrived is final. What has not arrived comes back by itself.',
      text: [
        'You confirm the receiver, the amount, every fee and the total before a payment is made. What you confirmed is what you are charged.',
        'The money is held first. If the other side accepts, the payment is completed. If it refuses, the money returns to your wallet at once and in full, fees included. While the other side has not answered, the payment is pending and shows whom we wait for and until when; do not make it a second time.',
        'A completed transfer is the receiver’s. If you sent it to the wrong account, tell us within 14 working days; we then ask the receiver, or their bank, for it as the rules provide.',
      ],
    },
    {
      title: 'Exchange and digital assets',
      short: 'The rate you confirm is the rate you get. Sent on the wrong network, a digital asset is lost.',
      text: [
        'A quote names the rate, the fee and what you receive, and holds for the time it states. Without a fresh rate we exchange nothing.',
        'USDT is a digital asset, not a deposit at a bank. Its price may fall, transfers on its chain cannot be reversed, and what is sent to an address of another network cannot be recovered by anybody.',
      ],
    },
    {
      title: 'Virtual cards',
      short: 'The card is issued by a partner, and you can freeze or close it yourself at any time.',
      text: [
        'A virtual card spends only what you have put on it. Its number is shown to you on request and kept by the issuer, not by us.',
        'When you close a card, what is left on it returns to your wallet. A payment that a shop made before that may still arrive and is then taken from it.',
      ],
    },
    {
      title: 'Fees and taxes',
      short: 'The fee table is the whole of it. What the screen said is what you pay.',
      text: [
        'Our fees are in the public fee table, with the day since which they hold. Value added tax is charged on the fee alone. Stamp duty is the state’s and has a line of its own.',
        'A higher fee holds for payments made after it was announced, never for one that you have confirmed. Figures on other pages that are marked as samples are not offers.',
      ],
    },
    {
      title: 'When we hold or close an account',
      short: 'A held account can be read but moves nothing. You are told why, where the law lets us, and what to send.',
      text: [
        'We hold an account where the law or a court asks for it, where somebody else seems to be using it, or where a payment cannot be explained. Money that comes in still arrives, unless we are barred from taking it.',
        'You may close your account whenever you like; we pay out what is in it. We may close it with 60 days’ notice, or at once when it was used for fraud.',
      ],
    },
    {
      title: 'Complaints',
      short: 'Every complaint gets a number and a date. After that there is somebody above us.',
      text: [
        'Write to us on the contact page or in the chat. You get a number at once and an answer by the date it names: within 72 hours for transfers and cards, within 14 days for the rest.',
        'If we have not acknowledged your complaint within three days, or you do not accept our answer, you may take it to the Consumer Protection Department of the Central Bank of Nigeria.',
      ],
    },
    {
      title: 'The software, and what we answer for',
      short: 'We answer for your money. The software comes as it is.',
      text: [
        'We answer for money that you entrusted to us, and for what we do wrong on purpose or by neglect. We do not answer for what is beyond us: a network that is down, a bank that does not answer, a law that forbids a payment.',
        'The software is licensed under Apache 2.0 and comes without any warranty of its authors, who are not a party to this contract.',
      ],
    },
    {
      title: 'Changes',
      short: 'A new version is announced 30 days before, and asks you again.',
      text: [
        'Every version of these terms has a date. We announce a new one 30 days before it holds, and ask for your consent when you next sign in. If you refuse, you may close your account free of charge, and until then the version you agreed to holds.',
      ],
    },
    {
      title: 'The law that holds',
      short: 'Nigerian law, and nothing here takes away a right it gives you.',
      text: ['The laws of the Federal Republic of Nigeria hold. Should a clause be void, the others stay.'],
    },
  ] as readonly Clause[],
});

translatedPage(
  { termsMessages },
  { fr: () => import('./terms-messages.fr.ts'), es: () => import('./terms-messages.es.ts') },
);
