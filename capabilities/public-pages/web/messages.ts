import { catalogue } from '@wura/browser/messages';

export const aboutMessages = catalogue({
  pageTitle: 'About Us',
  title: 'About Us',
  lead: 'Wura is Yoruba for gold. It is a digital wallet for Nigeria that anyone may read, run and improve.',
  sections: [
    {
      title: 'Open to inspection',
      text: 'The whole product is open source: the ledger that keeps the balances, the screens you press, and the checks that both must pass. Whoever runs it can show that it does what it says.',
    },
    {
      title: 'A ledger that adds up',
      text: 'Every payment is written once, on both sides, and never edited. A mistake is corrected by another entry that names the first, so that history stays readable.',
    },
    {
      title: 'The whole cost first',
      text: 'Fee, total and arrival are on the screen before you confirm. A payment is completed, pending or failed, in words, and never left in doubt.',
    },
  ] as readonly { title: string; text: string }[],
});

export const contactMessages = catalogue({
  pageTitle: 'Contact Us',
  title: 'Contact Us',
  lead: 'Wura is run by whoever installed it on this address. They answer for your account here.',
  sections: [
    {
      title: 'A payment that looks wrong',
      text: 'Open the payment in your wallet and note its reference. With the reference, the people who run this service can follow it entry by entry.',
    },
    {
      title: 'What nobody from Wura asks for',
      text: 'Your password and your PIN. Whoever asks for them, by phone, by mail or in a chat, is not from Wura.',
    },
    {
      title: 'A fault in the software',
      text: 'Report it where the source code is published. Leave out names, account numbers and amounts that are not yours to share.',
    },
  ] as readonly { title: string; text: string }[],
});

export const featuresMessages = catalogue({
  pageTitle: 'Features',
  title: 'Features',
  lead: 'What you can do with Wura on this address today.',
  sections: [
    {
      title: 'Transfers to Wura customers',
      text: 'Send to a ten-digit account number. You see the name before you confirm; the money arrives at once and the transfer is free.',
    },
    {
      title: 'A wallet for each currency',
      text: 'A naira wallet is opened with your account. Add dollars, pounds, euros, Tether and more whenever you need them; each keeps its own balance and history.',
    },
    {
      title: 'Every movement, findable',
      text: 'Search what came in and what went out, by name, type and status, and open any payment to see what happened and when.',
    },
    {
      title: 'A PIN for larger payments',
      text: 'Set a PIN of four digits. Payments above your own limit then ask for it, on every device.',
    },
  ] as readonly { title: string; text: string }[],
});

export const termsMessages = catalogue({
  pageTitle: 'Terms',
  title: 'Terms and conditions',
  lead: 'Version of 20 November 2026. Each clause begins with what it means in short.',
  sections: [
    {
      title: 'Your account',
      text: 'In short: one person, one account, true details. You open an account for yourself, with your own name, date of birth and address, and keep them correct. You must be at least 13 years old.',
    },
    {
      title: 'Keeping it safe',
      text: 'In short: your password and PIN are yours alone. Do not share them. Tell whoever runs this service at once when you think that somebody else knows them.',
    },
    {
      title: 'Sending money',
      text: 'In short: check the name, because a transfer is final. A transfer to another customer is carried out at once. It can be sent back only by the person who received it.',
    },
    {
      title: 'Fees',
      text: 'In short: what the screen said is what you pay. Transfers between customers are free. Any fee that applies to a payment is shown before you confirm it.',
    },
    {
      title: 'When we hold an account',
      text: 'In short: a held account can be read but moves nothing. This may happen where the law asks for it, or where somebody else seems to be using the account.',
    },
    {
      title: 'The software',
      text: 'In short: it is open source and comes as it is. The software is licensed under Apache 2.0. Whoever runs it on this address is your contract partner, not its authors.',
    },
  ] as readonly { title: string; text: string }[],
});

export const privacyMessages = catalogue({
  pageTitle: 'Privacy',
  title: 'Privacy policy',
  lead: 'Version of 20 November 2026. What is kept about you, why, and who sees it.',
  sections: [
    {
      title: 'What is kept',
      text: 'What you entered when you signed up, your photo if you add one, your wallets and every movement on them, and where you are signed in.',
    },
    {
      title: 'Why',
      text: 'To keep your balances, to show you your history, to let other customers find you by account number, and to meet the law on records of payments.',
    },
    {
      title: 'Who sees it',
      text: 'A customer who looks up your account number sees your name and nothing else. A customer you send money to sees your name and the payment. Nothing is sold, and no advertising network is told that you are here.',
    },
    {
      title: 'On your device',
      text: 'Your browser keeps the token of your session, the theme and the language you chose. Signing out removes the token.',
    },
    {
      title: 'Your rights',
      text: 'You may ask whoever runs this service for a copy of what it keeps about you, and for corrections. Payment records are kept for as long as the law demands.',
    },
  ] as readonly { title: string; text: string }[],
});

export const forgotMessages = catalogue({
  pageTitle: 'Forgot password',
  title: 'Forgot your password?',
  lead: 'This service sends no reset codes, so a new password cannot be set from this page.',
  steps: [
    'Write to the people who run this service, from the email address on your account.',
    'They check who you are before they change anything.',
    'Never send them your PIN. Nobody from Wura asks for it.',
  ] as readonly string[],
  back: 'Back to sign in',
});
