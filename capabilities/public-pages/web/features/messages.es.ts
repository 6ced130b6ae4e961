import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  featuresMessages: {
    pageTitle: 'Funciones',
    description:
      'Transferencias, cambio, USDT, tarjetas virtuales, facturas y depósitos: qué hace Wura, cómo y a qué coste.',
    title: 'Lo que hace Wura',
    lead: 'Seis cosas, cada una entera: con su coste antes de que confirme, y su final, bueno o malo, en palabras claras.',
    how: 'Cómo funciona',
    claims: 'Lo que cuesta y lo que tarda',
    what: 'Qué',
    cost: 'Coste',
    time: 'Plazo',
    good: 'Conviene saber',
    questions: 'Preguntas',
    others: 'Las otras cinco',
    start: 'Empezar gratis',
    sampleWhy:
      'Lo que un pago cuesta de verdad aquí está en la tabla de comisiones, hecha de las mismas reglas que le ponen precio.',
    more: [
      {
        title: 'Gente que responde',
        text: 'Atención las 24 horas, todos los días, por chat, correo y teléfono, con una primera respuesta en menos de 2 horas.',
      },
      {
        title: 'Una conexión que nadie lee',
        text: 'SSL de 256 bits, autenticación en dos pasos y presente el 99,9 % del tiempo.',
      },
      {
        title: 'También para empresas',
        text: 'Cuentas de empresa con pagos en lote, integración por API y acceso de varias personas, donde las ofrezca quien gestiona el servicio.',
      },
    ],
  },
  featurePages: {
    transfers: {
      pageTitle: 'Transferencias instantáneas',
      pitch:
        'A cualquier banco de Nigeria y a cualquier otro cliente de Wura. Tipos de cambio en tiempo real, comisiones mínimas y el nombre de quien recibe antes de que salga.',
      steps: [
        {
          title: 'Diga a quién',
          text: 'Escriba el número de cuenta. El banco nos dice de quién es, y nosotros a usted.',
        },
        {
          title: 'Vea el coste entero',
          text: 'Comisión, IVA e impuesto de timbre tienen cada uno su línea. Llega exactamente lo que usted escribió.',
        },
        {
          title: 'Sígala',
          text: 'Completada, pendiente o fallida, en palabras. Si falla, el dinero vuelve antes de que lo pida.',
        },
      ],
      claims: [
        { what: 'A otro cliente de Wura', cost: 'Gratis', time: 'Al instante' },
        { what: 'Transferencia internacional', cost: 'Desde $2', time: 'Casi siempre en minutos, hasta 24 horas' },
        { what: 'Una transferencia corriente', cost: '$2,50', time: 'En minutos' },
      ],
      notes: [
        'Un doble toque, o una conexión que se corta al enviar, hacen siempre una sola transferencia.',
        'Una transferencia a la que el otro banco no ha respondido queda pendiente, con la hora en que se enviará o volverá.',
        '¿Dinero a un número equivocado? El nombre en la pantalla está para evitarlo.',
      ],
      questions: [
        {
          question: '¿Puedo recuperar una transferencia?',
          answer:
            'La que ha llegado es de quien la recibió. La que sigue pendiente vuelve sola si el banco la rechaza.',
        },
        { question: '¿Qué ve quien recibe?', answer: 'Su nombre, el importe y su nota. Nada más de usted.' },
      ],
      banner: 'Haga su primera transferencia',
    },
    exchange: {
      pageTitle: 'Cambio',
      pitch:
        'Nairas, dólares, libras y más, de una billetera a otra. El tipo es el del mercado, la comisión cabe en una línea, y los dos se le guardan mientras decide.',
      steps: [
        {
          title: 'Elija dos billeteras',
          text: 'La que da y la que recibe. Le decimos cuáles tiene y abrimos la otra.',
        },
        {
          title: 'Lea la cotización',
          text: 'Comisión, tipo y lo que recibe, firmes 30 segundos. Un tipo que se mueve nunca cambia en silencio.',
        },
        {
          title: 'Confirme',
          text: 'Los dos lados se escriben en un solo asiento: nada queda nunca de camino entre sus billeteras.',
        },
      ],
      claims: [
        { what: 'Cambio entre monedas', cost: 'Desde el 0,5 %', time: 'Al instante' },
        { what: 'A y desde USDT', cost: '0,1 %', time: 'Al instante' },
        {
          what: 'Monedas que cotizamos',
          cost: 'Más de 150, oficiales (USD, EUR, GBP, NGN) y criptomonedas (BTC, ETH, USDT)',
          time: 'Día y noche',
        },
      ],
      notes: [
        'Puede tener más de 35 monedas, cada una en su billetera.',
        'Sin un tipo reciente no hay cambio: preferimos negarnos a adivinar.',
        'El recibo muestra el tipo, el del mercado al lado, y la comisión.',
      ],
      questions: [
        {
          question: '¿Hay un margen?',
          answer: 'Si quien gestiona el servicio cobra uno, la cotización lo muestra en una línea. No hay otro.',
        },
        {
          question: '¿Y si el tipo se mueve mientras decido?',
          answer: 'Durante 30 segundos tiene el tipo que vio. Después hay una cotización nueva, y dice que es nueva.',
        },
      ],
      banner: 'Abra su segunda moneda',
    },
    usdt: {
      pageTitle: 'Billetera USDT',
      pitch:
        'Una billetera de stablecoins junto a sus nairas: guarde, envíe y reciba USDT, con cada dirección comprobada antes de que salga nada.',
      steps: [
        { title: 'Ábrala', text: 'Un toque, y tiene una dirección propia, con código QR y el nombre de su red.' },
        {
          title: 'Reciba',
          text: 'Vigilamos la cadena y mostramos cada confirmación. Cuenta cuando ya no se puede deshacer.',
        },
        {
          title: 'Envíe',
          text: 'Pegue una dirección; si está mal escrita, se detiene. Los seis primeros y últimos signos se ven en grande.',
        },
      ],
      claims: [
        { what: 'Cambio a y desde nairas o dólares', cost: '0,1 %', time: 'Al instante' },
        { what: 'Depósito en criptomonedas', cost: '1,5 %', time: '10 a 30 minutos' },
        { what: 'A otro cliente de Wura', cost: 'Gratis', time: 'Al instante' },
      ],
      notes: [
        'Solo TRON (TRC-20). Lo que se envía por otra red se pierde, y la pantalla lo dice antes de mostrar la dirección.',
        'Una retirada en la cadena paga una comisión de red, que se muestra antes de confirmar. No se puede deshacer.',
        'Los importes se guardan con seis decimales y se muestran con cuatro.',
      ],
      questions: [
        {
          question: '¿Qué redes puedo usar?',
          answer: 'TRON (TRC-20). Una dirección de cualquier otra red se rechaza.',
        },
        {
          question: '¿Cuándo es mío un depósito?',
          answer: 'Tras los bloques que lo hacen definitivo. Hasta entonces figura como en camino.',
        },
      ],
      banner: 'Abra una billetera USDT',
    },
    'credit-cards': {
      pageTitle: 'Tarjetas virtuales',
      pitch:
        'Una tarjeta de tipo Mastercard para pagar seguro en línea: una por suscripción si quiere, cargada con nairas o dólares, congelada con un toque.',
      steps: [
        {
          title: 'Créela',
          text: 'Elija la billetera, la moneda y el primer importe. Su PIN hace la tarjeta.',
        },
        {
          title: 'Pague con ella',
          text: 'El número y el código se ven cuando usted lo pide, 30 segundos. No están en ninguna lista y no los guardamos.',
        },
        {
          title: 'Téngala en su mano',
          text: 'Congélela, recárguela, ciérrela. Lo que quede en una tarjeta cerrada vuelve a su billetera.',
        },
      ],
      claims: [
        { what: 'Tarjeta virtual estándar', cost: 'Gratis', time: 'En menos de un minuto' },
        { what: 'Tarjeta virtual premium', cost: '$3 al mes', time: 'En menos de un minuto' },
        { what: 'Límite de gasto', cost: '$500,00', time: 'Al mes' },
        {
          what: 'Tarjeta física, donde haya un socio emisor',
          cost: 'Según el socio',
          time: '7 a 14 días hábiles tras la verificación',
        },
      ],
      notes: [
        'Aceptada en línea en todo el mundo, donde lo sean las tarjetas de este tipo.',
        'Siga sus gastos según ocurren: cada pago y cada rechazo, con su motivo.',
        'Sin saldo mínimo.',
      ],
      questions: [
        {
          question: '¿Qué pasa cuando se rechaza un pago?',
          answer: 'Se le dice por qué, y no se cobra nada por ello.',
        },
        {
          question: '¿En qué moneda está la tarjeta?',
          answer:
            'En dólares o nairas. Puede cargarse desde una billetera de otra moneda, con una cotización que usted ve antes.',
        },
      ],
      banner: 'Cree su primera tarjeta',
    },
    bills: {
      pageTitle: 'Pago de facturas',
      pitch:
        'Saldo de todas las redes, datos, electricidad de todas las distribuidoras, televisión por cable y satélite, y agua. Las 24 horas, y el recibo guarda lo que pagó.',
      steps: [
        {
          title: 'Diga de quién',
          text: 'Teléfono, contador o tarjeta del decodificador. De un contador o una tarjeta mostramos el nombre: ¿es usted?',
        },
        { title: 'Elija cuánto', text: 'Un importe, un plan o un paquete, al precio del propio proveedor.' },
        {
          title: 'Guarde la prueba',
          text: 'Los códigos de electricidad quedan en el recibo, en grupos de cuatro, para copiarlos otra vez.',
        },
      ],
      claims: [
        { what: 'Saldo y datos: MTN, Airtel, Glo, 9mobile', cost: 'Gratis', time: 'En segundos' },
        { what: 'Electricidad: todas las distribuidoras', cost: 'Gratis', time: 'Código en un minuto' },
        { what: 'Televisión: DStv, GOtv, StarTimes', cost: 'Gratis', time: 'En un minuto' },
      ],
      notes: [
        'Proceso inmediato. Cuando un proveedor va lento, el pago queda pendiente y lo dice; se entrega o vuelve.',
        'Un número portado a otra red también funciona: la red la elige usted.',
        'Mientras una compra igual está sin decidir, una segunda se detiene.',
      ],
      questions: [
        {
          question: 'Pagué y no recibí el código. ¿Y ahora?',
          answer: 'Seguimos pidiéndoselo a la compañía. Si no lo hay, el dinero vuelve solo.',
        },
        {
          question: '¿Puedo pagar por otra persona?',
          answer: 'Sí. Basta su número; de un contador o una tarjeta ve el nombre antes de pagar.',
        },
      ],
      banner: 'Pague su primera factura',
    },
    deposit: {
      pageTitle: 'Depósitos',
      pitch:
        'Añada dinero con tarjeta desde ₦100, por transferencia a una cuenta bancaria suya o en USDT. Cuenta cuando está de verdad, y cuenta una vez.',
      steps: [
        {
          title: 'Elija cómo',
          text: 'Con tarjeta, por transferencia o en criptomonedas. El coste de cada una está al lado.',
        },
        { title: 'Pague', text: 'Los datos de la tarjeta se escriben en el proveedor de pagos, nunca aquí.' },
        {
          title: 'Véalo llegar',
          text: 'Su saldo cambia cuando el proveedor nos lo ha confirmado, aunque haya cerrado la ventana.',
        },
      ],
      claims: [
        { what: 'Tarjeta', cost: '2,9 %', time: 'Al instante' },
        { what: 'Transferencia bancaria', cost: 'Gratis', time: '1 a 3 días' },
        { what: 'Criptomonedas', cost: '1,5 %', time: '10 a 30 minutos' },
        { what: 'Billeteras digitales', cost: '3,5 %', time: 'Al instante' },
      ],
      notes: [
        'El depósito mínimo es de ₦100.',
        '¿Cerró la ventana demasiado pronto? Si su banco le cobró, el dinero llega solo.',
        'Un importe distinto del anunciado no se adivina: lo mira una persona, y usted recibe un número de caso.',
      ],
      questions: [
        {
          question: '¿Hay un límite?',
          answer: 'Depende de lo bien que le conozcamos. Sus límites, y cómo subirlos, están en su billetera.',
        },
        {
          question: '¿Guardan el número de mi tarjeta?',
          answer: 'No. Va al proveedor de pagos y nunca pasa por nuestros servidores.',
        },
      ],
      banner: 'Haga su primer depósito',
    },
  },
} satisfies Translations<typeof english>;
