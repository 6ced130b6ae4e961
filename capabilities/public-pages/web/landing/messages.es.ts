import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  landingMessages: {
    pageTitle: 'Wura, una billetera digital para Nigeria',
    description:
      'Guarde nairas, dólares y más de 35 monedas, envíe a cualquier banco de Nigeria y pague todas sus facturas. El coste entero está en la pantalla antes de que confirme.',
    notFound: 'No se encontró esa página. Este es el comienzo.',
    dismiss: 'Cerrar',
  },
  heroMessages: {
    badge: {
      home: 'Hecho para el dinero en Nigeria',
      NG: 'Hecho para el dinero en Nigeria',
      US: 'Hecho para nigerianos en Estados Unidos',
      GB: 'Hecho para nigerianos en el Reino Unido',
      CA: 'Hecho para nigerianos en Canadá',
      AU: 'Hecho para nigerianos en Australia',
      DE: 'Hecho para nigerianos en Alemania',
      FR: 'Hecho para nigerianos en Francia',
      GH: 'Hecho para nigerianos en Ghana',
      KE: 'Hecho para nigerianos en Kenia',
      ZA: 'Hecho para nigerianos en Sudáfrica',
    },
    title: ['Nairas aquí.', 'Dólares allá.', 'Una billetera.'],
    lead: 'Guarde más de 35 monedas, envíe a cualquier banco de Nigeria y pague todas las facturas de casa. Verá la comisión completa antes de que nada salga de su billetera.',
    start: 'Empezar gratis',
    demo: 'Ver la demostración',
    counters: { users: 'Clientes', transactions: 'Operaciones', countries: 'Países' },
    paid: 'Kemi le pagó',
    paidFor: 'Diseño, factura 14',
  },
  exchangeMessages: {
    title: 'Cambio',
    sample: 'Tipo de ejemplo',
    live: when => `Tipo del ${when}`,
    give: 'Usted cambia',
    from: 'De',
    get: 'Usted recibe',
    to: 'A',
    fee: percent => `Comisión, ${percent}`,
    converted: 'Cambiamos',
    rate: 'Tipo, firme 30 segundos',
    arrives: 'En su otra billetera al instante. Sin margen oculto.',
    start: 'Empezar',
    wrong: 'Escriba un importe, por ejemplo 500000.',
  },
  gridMessages: {
    title: 'Todo lo que su dinero tiene que hacer, en una sola tela',
    lead: 'La tela adire es una cuadrícula de signos. Cada parte de la billetera recibió el suyo.',
    texts: {
      transfers:
        'Envíe a cualquier banco nigeriano o cuenta de Wura. Tipos de cambio en tiempo real, comisiones mínimas, y la comisión está en la pantalla antes de que confirme.',
      exchange: 'Pase de nairas a dólares, libras y más. Desde el 0,5 %, a un tipo que le guardamos mientras decide.',
      usdt: 'Guarde, envíe y reciba stablecoins junto a sus nairas. Cada dirección se comprueba antes de que salga nada.',
      'credit-cards':
        'Pagos seguros en línea con una tarjeta para cada suscripción. Congélela, recárguela o ciérrela con un toque.',
      bills:
        'Saldo de todas las redes, electricidad de todas las distribuidoras, televisión por cable y satélite. Sus códigos quedan donde los encontrará.',
      deposit:
        'Añada dinero con tarjeta desde ₦100, o por transferencia bancaria. Llega a su billetera de nairas, una vez y solo una.',
    },
  },
  currenciesMessages: {
    title: 'Una cuenta, más de 35 monedas',
    text: 'Cobre en dólares, guarde algo en euros, gaste en nairas. Cada saldo tiene su billetera, y usted pasa de una a otra cuando el tipo le conviene.',
    names: {
      USD: 'Dólar estadounidense',
      NGN: 'Naira nigeriana',
      KES: 'Chelín keniano',
      CAD: 'Dólar canadiense',
      EUR: 'Euro',
    },
    primary: 'Principal',
    main: 'Saldo principal',
    worth: dollars => `unos ${dollars}`,
    more: '25 monedas más cuando las necesite',
  },
  cardMessages: {
    title: 'Una tarjeta que funciona donde usted compra',
    text: 'Aceptada por tiendas en línea de todo el mundo. Créela en menos de un minuto y cárguela con nairas o dólares.',
    points: ['Aceptada en todo el mundo', 'Sus gastos, según ocurren', 'Sin saldo mínimo'],
    kind: 'Virtual, USD',
    name: 'Nombre',
    expires: 'Caduca',
    holder: 'Adaeze Nwosu',
    spent: 'Gastado este mes',
    limit: 'Límite',
    picture: 'Una tarjeta virtual de ejemplo: 310 dólares gastados de un límite de 500.',
  },
  ratesMessages: {
    title: 'El tipo y la comisión, antes de decidir',
    lead: 'El tipo viene del mercado y la comisión, de una tabla que cualquiera puede leer. Lo que dice la pantalla es lo que paga, hasta el último kobo.',
    board: 'Lo que vale una unidad en nairas',
    sample: 'Tipos de ejemplo',
    live: when => `Tipos del ${when}`,
    calculator: 'Lo que cuesta un pago',
    kind: 'Quiero',
    kinds: {
      bank_transfer: 'enviar a una cuenta bancaria',
      intra_transfer: 'enviar a otro cliente de Wura',
      card_deposit: 'añadir dinero con tarjeta',
    },
    amount: 'Importe en nairas',
    arrives: 'Llega',
    free: 'Sin comisión',
    total: 'Sale de su billetera',
    table: 'La tabla completa de comisiones',
    failed: 'Ahora mismo no se pudo calcular la comisión.',
    wrong: 'Escriba un importe, por ejemplo 25000.',
  },
  safetyMessages: {
    title: 'Cuando un pago falla, el dinero vuelve solo',
    lead: 'El dinero se retiene antes de enviarlo y solo se va de verdad cuando el otro lado dice que sí. Nadie tiene que escribirnos para recuperarlo.',
    receipt: 'Saldo, 0803 555 0142',
    amount: 'Fallido, devuelto',
    steps: [
      { time: '14:06:02', title: 'Retenido', text: 'Salió de su saldo y todavía no lo tiene nadie.' },
      {
        time: '14:06:12',
        title: 'Pendiente',
        text: 'La red no ha respondido. Seguimos preguntando; no lo envíe otra vez.',
      },
      { time: '14:06:17', title: 'Rechazado', text: 'La red dijo que no.' },
      { time: '14:06:17', title: 'Devuelto', text: 'De vuelta en su billetera de nairas, y en el recibo.' },
    ],
    sample: 'Un pago de ejemplo',
    points: [
      {
        title: 'Libros que cuadran',
        text: 'Cada pago se escribe una vez, por los dos lados, y nunca se edita. La propia base de datos rechaza un asiento que no sume cero.',
      },
      {
        title: 'Una vez es una vez',
        text: 'Un doble toque, una conexión perdida, un mensaje que llega dos veces: el pago se hace una sola vez.',
      },
      {
        title: 'Un PIN que se bloquea',
        text: 'Cinco intentos fallidos lo bloquean en todos los dispositivos. Nunca se escribe en un registro, ni siquiera cifrado.',
      },
      {
        title: 'Sus sesiones, en una lista',
        text: 'Vea cada dispositivo con la sesión abierta y ciérrela desde aquí.',
      },
    ],
  },
  openMessages: {
    title: 'Nada que creer a ciegas',
    statusTitle: '¿Funciona Wura?',
    statusText: 'Lo preguntó su propio navegador al llegar aquí, no nosotros hace un rato.',
    statusLink: 'Estado del servicio',
    sourceTitle: 'Léalo, ejecútelo, cámbielo',
    sourceText:
      'Wura es de código abierto con licencia Apache 2.0. Una cooperativa, una escuela o un banco puede tener el suyo en una sola máquina, con su propio nombre, y llevar sus propios libros.',
    comment: 'el producto entero, desde una carpeta vacía',
    ready: 'Ready on http://127.0.0.1:3000',
  },
  bannerMessages: {
    heading: '¿Listo para empezar?',
    description: 'Abra su cuenta y ahorre en sus transferencias con Wura',
    button: 'Empezar ahora',
  },
} satisfies Translations<typeof english>;
