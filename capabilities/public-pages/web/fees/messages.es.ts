import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  feesMessages: {
    pageTitle: 'Comisiones',
    description: 'Lo que cuesta cada pago, según las mismas reglas que le ponen precio.',
    title: 'Comisiones',
    lead: 'Un solo juego de reglas pone precio al presupuesto, al pago, al recibo y a esta página. No hay otra comisión.',
    since: date => `En vigor desde el ${date}`,
    kinds: {
      bank_transfer: {
        title: 'A una cuenta bancaria',
        text: 'Cualquier banco de Nigeria, por número de cuenta. Quien recibe obtiene exactamente lo que usted escribió.',
      },
      intra_transfer: { title: 'A otro cliente de Wura', text: 'Por número de cuenta, al instante.' },
      card_deposit: { title: 'Depósito con tarjeta', text: 'En nairas, desde ₦100, a través del proveedor de pagos.' },
      account_deposit: { title: 'Depósito por transferencia', text: 'A una cuenta bancaria suya.' },
      conversion: {
        title: 'Convertir entre sus billeteras',
        text: 'Al tipo medio del mercado, mantenido 30 segundos.',
      },
      airtime: { title: 'Saldo de llamadas', text: 'MTN, Airtel, Glo y 9mobile, desde ₦50.' },
      data: { title: 'Planes de datos', text: 'Al precio del operador.' },
      electricity: { title: 'Electricidad', text: 'Todas las compañías de distribución, desde ₦100.' },
      tv: { title: 'Televisión', text: 'DStv, GOtv y StarTimes, al precio del proveedor.' },
      virtual_card: {
        title: 'Tarjetas virtuales',
        text: 'Crearla y recargarla. Desde otra moneda, el precio de un cambio.',
      },
      usdt_withdrawal: {
        title: 'USDT a una dirección de TRON',
        text: 'Lo que cobra la red, igual para cualquier importe.',
      },
      usdt_deposit: { title: 'USDT recibidos', text: 'En una dirección suya.' },
      giftcards: { title: 'Tarjetas de regalo', text: 'Al precio que ve, sin nada más.' },
      water_purchase: { title: 'Agua', text: 'El precio incluye la entrega.' },
    },
    shareText: share => `Del importe, con el IVA incluido. Hacia y desde USDT ${share}.`,
    upTo: to => `Hasta ${to}`,
    between: (from, to) => `De ${from} a ${to}`,
    from: from => `Desde ${from}`,
    any: 'Cualquier importe',
    amount: 'Importe',
    total: 'En total',
    free: 'Gratis',
    notesTitle: 'Cómo leerla',
    notes: [
      'El importe es lo que llega. Las comisiones se suman y se muestran antes de que confirme.',
      'El IVA se cobra solo sobre la comisión, nunca sobre lo que envía.',
      'El impuesto de timbre es del Estado. Se cobra una vez, donde la tabla lo indica, y se entrega entero.',
      'Un pago que falla no cuesta nada: comisión e impuestos vuelven con él.',
    ],
    sampleTitle: 'Las demás cifras de estas páginas',
    sample:
      'Las cifras marcadas como «Cifras de ejemplo» en otras páginas son ejemplos y no ofrecen nada. Si difieren de esta página, vale esta.',
    print: 'Imprimir',
  },
} satisfies Translations<typeof english>;
