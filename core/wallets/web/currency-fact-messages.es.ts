import type { Translations } from '@wura/browser/messages';
import type * as english from './currency-fact-messages.ts';

export default {
  currencyFactMessages: {
    title: 'Lo que permite esta billetera',
    holdAndSend: 'Guardar dinero y enviarlo al instante a otros clientes.',
    naira: 'Agregar dinero con tarjeta o transferencia, enviarlo a cualquier banco y pagar facturas.',
    convert: 'Convertir desde y hacia sus otras billeteras.',
    card: 'Pagar tarjetas virtuales.',
    chain: 'Recibir y enviar por la red TRON.',
    free: 'Abrirla, tenerla y las transferencias entre clientes son gratis.',
    fee: (amount, fee) => `Convertir ${amount} cuesta ${fee}, impuesto incluido.`,
    limit: amount => `Todas las billeteras juntas pueden enviar ${amount} al día, al tipo del momento.`,
  },
} satisfies Translations<typeof english>;
