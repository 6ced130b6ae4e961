import type { Translations } from '@wura/browser/messages';
import type * as english from './scene-messages.ts';

export default {
  featureSceneMessages: {
    give: 'Vous changez',
    fee: percent => `Frais, ${percent}`,
    converted: 'Nous changeons',
    rate: 'Taux',
    get: 'Vous recevez',
    tether: 'Portefeuille USDT',
    address: 'Votre adresse, TRON (TRC-20)',
    card: 'Carte',
    bank: 'Virement bancaire',
    crypto: 'Cryptomonnaie',
    digital: 'Portefeuille numérique',
    arrived: 'C’est arrivé',
  },
} satisfies Translations<typeof english>;
