import type { Translations } from '@wura/browser/messages';
import type * as english from './answer-messages.ts';

export default {
  ownAnswers: {
    items: [
      {
        question: 'How much Wura dey cost?',
        answer:
          'To open account, deposit money and make virtual card na free. Exchange start from 0.5%, transfers from $2. Wetin one payment go cost today for dis service dey inside di table of charges.',
      },
      {
        question: 'Which currencies I fit keep?',
        answer:
          'Pass 35, each one for im own wallet, naira first. Di market wey we dey quote sabi pass 150: fiat (USD, EUR, GBP, NGN) and crypto (BTC, ETH, USDT).',
      },
      {
        question: 'How long transfer dey take?',
        answer:
          'To another Wura customer, e no dey take time at all. International transfers dey mostly reach within minutes, and within 24 hours if one bank dey slow. You go see which one before you send.',
      },
      {
        question: 'My money safe?',
        answer:
          '256-bit SSL dey protect di connection, two-factor dey guard log in, your PIN dey guard big payments. Behind dem na books wey di database itself no gree make anybody edit.',
      },
      {
        question: 'Wetin go happen if payment fail?',
        answer:
          'We dey hold di money until di other side say yes. If dem say no, e go return to your wallet now now, by imself. As long as nobody know, di payment go say e dey pending, who we dey wait for, and till when.',
      },
      {
        question: 'How virtual cards dey work?',
        answer:
          'You go make card in dollars or naira, put money from one wallet and use am anywhere wey dey take Mastercard-style cards online. Standard card na free. Freeze am or close am anytime; wetin remain go return.',
      },
      {
        question: 'How I go add money?',
        answer:
          'With card from ₦100, or with transfer to your own bank account number, wey be free. Crypto dey reach in 10 to 30 minutes. Your balance go change when di money don really land.',
      },
      {
        question: 'How I go reach person?',
        answer:
          'With live chat, email or phone, 24/7. First answer dey usually come in less than 2 hours, and every message get number wey you fit ask about.',
      },
      {
        question: 'I fit take transfer back?',
        answer:
          'Transfer wey don land na di receiver own. One wey still dey pending go return by imself if di bank refuse am.',
      },
      {
        question: 'Wetin di receiver go see?',
        answer: 'Your name, di amount and your remark. Nothing else about you.',
      },
      {
        question: 'Spread dey?',
        answer: 'If di people wey dey run dis service take one, di quote go show am as one line. No other one dey.',
      },
      {
        question: 'Wetin if di rate move while I dey think am?',
        answer:
          'Within 30 seconds you go get di rate wey you see. After dat new quote go come, and e go talk say e new.',
      },
      {
        question: 'Which networks I fit use?',
        answer: 'TRON (TRC-20). We no dey accept address of any other network.',
      },
      {
        question: 'When deposit go be my own?',
        answer: 'After di number of blocks wey make am final. Before den e go show as money wey dey come.',
      },
      {
        question: 'Wetin go happen if dem decline my card?',
        answer: 'We go tell you why, and you no go pay anything for am.',
      },
      {
        question: 'Which currency di card dey?',
        answer: 'Dollars or naira. You fit fund am from wallet of another currency, with quote wey you go see first.',
      },
      {
        question: 'I don pay and I no get token. Wetin now?',
        answer: 'We go dey ask di company for am. If token no dey, di money go return by imself.',
      },
      {
        question: 'I fit pay for another person?',
        answer: 'Yes. Dia number don do; for meter or smartcard you go see di name before you pay.',
      },
      {
        question: 'Limit dey?',
        answer: 'E depend on how well we know you. Your limits, and how to raise dem, dey inside your wallet.',
      },
      {
        question: 'You dey keep my card number?',
        answer: 'No. E dey go straight to di payment provider, e no dey ever pass through our servers.',
      },
    ],
  },
} satisfies Translations<typeof english>;
