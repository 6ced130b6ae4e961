import type { Translations } from '@wura/browser/messages';
import type * as english from './scene-messages.ts';

export default {
  featureSceneMessages: {
    give: 'Usted cambia',
    fee: percent => `Comisión, ${percent}`,
    converted: 'Cambiamos',
    rate: 'Tipo',
    get: 'Usted recibe',
    tether: 'Billetera USDT',
    address: 'Su dirección, TRON (TRC-20)',
    card: 'Tarjeta',
    bank: 'Transferencia bancaria',
    crypto: 'Criptomonedas',
    digital: 'Billetera digital',
    arrived: 'Ha llegado',
  },
} satisfies Translations<typeof english>;
