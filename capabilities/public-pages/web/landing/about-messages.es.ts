import type { Translations } from '@wura/browser/messages';
import type * as english from './about-messages.ts';

export default {
  aboutMessages: {
    title: 'Sobre Wura',
    lead: 'Wura significa «oro» en yoruba. Construimos la billetera que queríamos para nuestras propias familias.',
    storyTitle: 'Cómo empezó',
    story: [
      'Wura nació en 2020, en las semanas en que toda Nigeria aprendió a pagar por teléfono y muchos aprendieron lo que significa «cobrado, no entregado». En una semana se perdieron tres transferencias nuestras. Todas volvieron, tras días de llamadas.',
      'Por eso empezamos por el otro extremo: no por una tarjeta ni una aplicación, sino por los libros. Cada kobo se escribe por los dos lados, cada pago acaba completado o devuelto, y el cliente ve cuál de los dos antes de tener que preguntar.',
    ],
    missionTitle: 'Nuestra misión',
    mission:
      'Que el dinero cruce fronteras, y la calle, con su coste entero a la vista y sin que nunca se dude de dónde está.',
    visionTitle: 'Nuestra visión',
    vision:
      'Una Nigeria donde la tienda más pequeña cobre como el banco más grande: al instante, completo y con un recibo que cualquiera puede comprobar.',
    whyTitle: 'Por qué elegir Wura',
    why: [
      {
        title: 'Innovación',
        text: 'Un libro mayor abierto, cotizaciones firmes y recibos que se prueban solos. Cualquiera puede leer cómo funciona.',
      },
      {
        title: 'Seguridad',
        text: 'SSL de 256 bits y autenticación en dos pasos por delante; por detrás, libros que no se pueden editar.',
      },
      {
        title: 'Alcance mundial',
        text: 'Más de 150 monedas en los mercados del mundo, más de 45 países, la mayoría de las transferencias en minutos.',
      },
    ],
    achievements: 'En cifras',
    figures: {
      customers: { figure: '250 mil+', label: 'Clientes' },
      uptime: { figure: '99,9 %', label: 'Disponibilidad' },
      awards: { figure: '15+', label: 'Premios' },
      countries: { figure: '45+', label: 'Países' },
    },
  },
  teamMessages: {
    title: 'Más de 1.000 clientes confían en nosotros. Detrás de Wura hay personas.',
    lead: 'Somos ocho, y esto decimos cuando alguien pregunta por qué.',
    pause: 'Pausa',
    resume: 'Reproducir',
    carousel: 'El equipo',
    people: [
      {
        name: 'Ifẹ́ Adéyẹmí',
        position: 'Fundadora',
        quote:
          'Mi madre envió dinero un viernes y se preocupó hasta el lunes. Ese fin de semana es la razón de que existamos.',
      },
      {
        name: 'Chidinma Okeke',
        position: 'Producto',
        quote: 'Si una pantalla necesita una página de ayuda, la pantalla no está terminada.',
      },
      {
        name: 'Halima Ɗanladi',
        position: 'Cumplimiento',
        quote: 'Una norma se cumple mejor cuando se puede leer. Por eso publicamos las nuestras, con fecha.',
      },
      {
        name: 'Tómiwá Balógun',
        position: 'Libro mayor',
        quote: 'Dos números tienen que coincidir cada noche. Si no coinciden, yo tampoco duermo.',
      },
      {
        name: 'Ebiere Douglas',
        position: 'Atención al cliente',
        quote: 'Nadie nos escribe por el dinero. Nos escriben por el alquiler, la escuela y el hospital.',
      },
      {
        name: 'Yusuf Gambo',
        position: 'Seguridad',
        quote: 'Doy por hecho que el teléfono lo robaron esta mañana, y trabajo desde ahí.',
      },
      {
        name: 'Nkechi Umeh',
        position: 'Pagos',
        quote: 'Que un banco calle no es un no. Preguntamos otra vez, y decimos que estamos preguntando.',
      },
      {
        name: 'Osaze Aigbe',
        position: 'Diseño',
        quote: 'Un kobo es pequeño. En la pantalla debe leerse, aun así, a pleno sol.',
      },
    ],
  },
  questionsMessages: {
    title: 'Lo que se pregunta primero',
    more: '¿Algo más?',
    moreLink: 'Escríbanos',
    items: [
      {
        emoji: '💸',
        question: '¿Cuánto cuesta Wura?',
        answer:
          'Abrir una cuenta, los depósitos y las tarjetas virtuales son gratis. El cambio cuesta desde el 0,5 %, las transferencias desde $2. Lo que cuesta un pago hoy, en este servicio, está en la tabla de comisiones.',
      },
      {
        emoji: '🌍',
        question: '¿Qué monedas puedo tener?',
        answer:
          'Más de 35, cada una en su billetera, con la naira primero. El mercado que cotizamos conoce más de 150, monedas oficiales (USD, EUR, GBP, NGN) y criptomonedas (BTC, ETH, USDT).',
      },
      {
        emoji: '⏱️',
        question: '¿Cuánto tarda una transferencia?',
        answer:
          'A otro cliente de Wura, nada. Las internacionales llegan casi siempre en minutos, y en 24 horas cuando un banco se toma su tiempo. Usted lo ve antes de enviar.',
      },
      {
        emoji: '🔒',
        question: '¿Está seguro mi dinero?',
        answer:
          'La conexión está protegida con SSL de 256 bits, el acceso con autenticación en dos pasos, los pagos grandes con su PIN. Detrás, la propia base de datos impide que se editen los libros.',
      },
      {
        emoji: '↩️',
        question: '¿Qué pasa cuando un pago falla?',
        answer:
          'El dinero se retiene hasta que el otro lado dice que sí. Si dice que no, vuelve a su billetera al instante, solo. Mientras nadie lo sepa, el pago dice «pendiente», a quién esperamos y hasta cuándo.',
      },
      {
        emoji: '💳',
        question: '¿Cómo funcionan las tarjetas virtuales?',
        answer:
          'Usted crea una tarjeta en dólares o nairas, la carga desde una billetera y la usa donde se acepten en línea tarjetas de tipo Mastercard. La estándar es gratis. Congélela o ciérrela cuando quiera; lo que quede vuelve.',
      },
      {
        emoji: '🏦',
        question: '¿Cómo añado dinero?',
        answer:
          'Con tarjeta desde ₦100, o por transferencia a una cuenta bancaria suya, gratis. Las criptomonedas llegan en 10 a 30 minutos. Su saldo cambia cuando el dinero está de verdad.',
      },
      {
        emoji: '💬',
        question: '¿Cómo hablo con una persona?',
        answer:
          'Por chat, correo o teléfono, las 24 horas, todos los días. La primera respuesta suele llegar en menos de 2 horas, y cada mensaje recibe un número por el que puede preguntar.',
      },
    ],
  },
  tourMessages: {
    title: 'Wura en un minuto',
    close: 'Cerrar el recorrido',
    play: 'Reproducir',
    pause: 'Pausa',
    back: 'Anterior',
    next: 'Siguiente',
    step: (at, of) => `${at} de ${of}`,
    start: 'Empezar gratis',
    scenes: {
      wallets: {
        title: 'Cada moneda tiene su billetera',
        caption:
          'La de nairas está desde el primer día. Añada dólares, libras o USDT cuando los necesite; nunca se mezclan.',
      },
      send: {
        title: 'Primero el nombre, luego el dinero',
        caption: 'Escriba un número de cuenta y vea de quién es antes de enviar. Un dígito equivocado se detiene aquí.',
      },
      review: {
        title: 'El coste entero en una pantalla',
        caption: 'Comisión, IVA, impuesto de timbre y total, cada uno en su línea. El botón dice el importe.',
      },
      failed: {
        title: 'Si falla, vuelve',
        caption: 'Retenido, preguntado, devuelto. El recibo dice dónde estuvo el dinero, segundo a segundo.',
      },
      bills: {
        title: 'Facturas que dejan rastro',
        caption:
          'Los códigos de electricidad, el saldo y la televisión quedan en el recibo, para copiarlos cuando los necesite.',
      },
    },
  },
  sceneMessages: {
    naira: 'Billetera de nairas',
    dollars: 'Billetera de dólares',
    tether: 'Billetera USDT',
    bank: 'Banco',
    account: 'Número de cuenta',
    amount: 'Importe',
    fee: 'Comisión',
    vat: 'IVA sobre la comisión (7,5 %)',
    duty: 'Impuesto de timbre',
    total: 'Total de la billetera de nairas',
    send: amount => `Enviar ${amount}`,
    refunded: 'Fallido, devuelto',
    held: 'Retenido',
    refused: 'Rechazado por la red',
    returned: 'Devuelto',
    back: amount => `${amount} de vuelta en su billetera`,
    provider: 'Proveedor',
    meter: 'Contador',
    token: 'Código',
    units: 'Unidades',
  },
} satisfies Translations<typeof english>;
