import { catalogue, translatedPage } from '@wura/browser/messages';
import type { Clause } from './legal-page.tsx';

export const privacyMessages = catalogue({
  pageTitle: 'Privacy',
  title: 'Privacy policy',
  lead: 'What is kept about you, why, who sees it and how to have it corrected or deleted, under the Nigeria Data Protection Act 2023.',
  clauses: [
    {
      title: 'Who is responsible',
      short: 'Whoever runs Wura on this address decides about your data and answers for it.',
      text: [
        'They are the data controller. Questions about your data go to them by the contact page, with “Account help” as the subject; a person who knows these rules answers. The authors of the software receive none of your data.',
      ],
    },
    {
      title: 'What is kept',
      short: 'What you told us, what you did with your money, and how you signed in.',
      text: [
        'What you entered when you signed up: name, username, email, phone number, date of birth, address and country. Your photo, if you added one. Your settings. If you continue with Google: the name, the email address and the number of your Google account.',
        'Your wallets and every movement on them, with the other side’s name and account, and your remarks. Virtual cards without their numbers and codes, which only the issuer knows.',
        'For verification: your identity number, the pictures of your document and your selfie, and the answer of the body we checked them with. For security: which devices were signed in, when, and from which network address.',
        'What you wrote to us in the chat or by the contact form.',
      ],
    },
    {
      title: 'Why, and on what ground',
      short: 'To keep your money for you, because the law says so, and to keep others out of your account.',
      text: [
        'To carry out the contract: keeping balances, making payments, showing you your history, letting other customers find you by account number.',
        'Because the law requires it: identity checks, limits, records of payments, reports to the authorities.',
        'In our legitimate interest, and yours: keeping strangers out of your account, finding faults, answering you. We ask for your consent before anything else, and you may take it back.',
      ],
    },
    {
      title: 'Who sees it',
      short:
        'The other side of a payment sees your name and the payment. Nothing is sold, and no advertiser is told that you are here.',
      text: [
        'A customer who looks up your account number sees your name and nothing else. Whoever you pay, or is paid by you, sees your name, the amount and the remark.',
        'Payment providers, banks, the card issuer and the bodies that check identity numbers receive what their part needs, and no more. A geolocation service receives a part of the network address of whoever opens the first page. Google learns that you sign in here if you choose to continue with Google, and nothing of your money. Authorities receive what the law lets them ask for.',
        'Our own staff see your data only for a reason, which they have to give. Each look is written into a log that nobody can edit.',
      ],
    },
    {
      title: 'How it is protected',
      short: 'Encrypted where it is sensitive, and unreadable to us where it can be.',
      text: [
        'Passwords and PINs are kept only as values from which they cannot be recovered. Identity numbers, documents and selfies are stored encrypted. Card numbers are not stored.',
        'Should a breach put you at risk, we tell the Nigeria Data Protection Commission within 72 hours, and you without delay.',
      ],
    },
    {
      title: 'On your device',
      short: 'No tracking and no advertising. A few things that the pages need to work.',
      text: [
        'Your browser keeps the token of your session and when it was last used; your language, your theme and your other choices, such as hidden balances; unfinished forms, without the numbers and pictures of documents; your last known balances, so that the wallet opens without a network; and small marks of what you have been shown. If you wrote to us without an account, it keeps the token that opens that conversation.',
        'The balances are dropped when your session ends, and the forms when you sign out. Once you have signed in, a service worker also keeps a copy of the outline of the pages, their code, fonts and pictures. Nothing about your account is in that copy.',
        'Three cookies are set: one that protects you from forged requests, one with the language of the pages, and, when you sign in, one by which we know this device again. None says who you are.',
        'Every page, font and picture comes from this address. Only paying by card opens a page of the payment provider, who then knows that you are there.',
        'For the flag on the first page our server asks a geolocation service in which country your network is: ipwho.is, unless whoever runs Wura here has chosen another. It is told the beginning of your network address, which you share with your neighbours, with zeros in the place of the rest. The answer is remembered for a day, with that beginning and not with you.',
      ],
    },
    {
      title: 'Decisions made by machines',
      short: 'Limits and holds may be set by rules. You can have a person look.',
      text: [
        'A rule may hold a payment or an account that looks like fraud, and an identity check may fail. You are told, and you may ask for a person to decide anew.',
      ],
    },
    {
      title: 'How long',
      short: 'As long as you have an account, and then as long as the law demands.',
      text: [
        'Records of payments and of identity checks are kept for five years after your account is closed, as the law on money laundering demands. Messages are kept for two years. What no law demands is deleted with your account.',
      ],
    },
    {
      title: 'Your rights',
      short: 'See it, correct it, take it with you, have it deleted, object. It costs nothing.',
      text: [
        'You may ask for a copy of what is kept about you, in a form that a machine can read. You may have it corrected, restricted or deleted, object to its use, and take back a consent. What the law tells us to keep is locked instead of deleted.',
        'We answer within 30 days. If you do not accept the answer, you may turn to the Nigeria Data Protection Commission.',
      ],
    },
    {
      title: 'Young people',
      short: 'From 13 on, with less of everything.',
      text: [
        'Nobody under 13 can open an account. Of those under 18 we keep only what an account without money needs, until a guardian is linked to it.',
      ],
    },
    {
      title: 'Changes',
      short: 'Each version has a date, and you are told before a new one holds.',
      text: ['We announce a new version 30 days before. What it changes stands at its head.'],
    },
  ] as readonly Clause[],
});

translatedPage(
  { privacyMessages },
  { fr: () => import('./privacy-messages.fr.ts'), es: () => import('./privacy-messages.es.ts') },
);
