import type { Translations } from '@wura/browser/messages';
import type * as english from './terms-messages.ts';

export default {
  termsMessages: {
    pageTitle: 'Condiciones',
    title: 'Términos y condiciones',
    lead: 'Lo que usted puede esperar de nosotros y nosotros de usted. Cada cláusula empieza por lo que viene a decir; las frases que siguen son las que obligan.',
    clauses: [
      {
        title: 'Con quién trata',
        short: 'Su contrato es con quien gestiona Wura en esta dirección, no con los autores del programa.',
        text: [
          'Wura es un programa que cualquiera puede gestionar. «Nosotros» es la persona o empresa que lo gestiona en esta dirección, guarda el dinero de sus clientes y responde de sus cuentas. Pregúntele en cualquier momento su nombre, licencia y domicilio: la página de contacto llega hasta ella.',
          'Donde la ley exige una licencia, o un socio con licencia, para un servicio descrito en estas páginas, el servicio solo se ofrece si la tenemos.',
        ],
      },
      {
        title: 'Su cuenta',
        short:
          'Una persona, una cuenta, datos verdaderos. Debe tener al menos 13 años; donde rigen las normas nigerianas, al menos 18 para mover dinero.',
        text: [
          'Abre una cuenta para usted, con su propio nombre, fecha de nacimiento y domicilio, y los mantiene al día. No puede abrirla para otra persona ni abrir una segunda.',
          'Hasta que se haya comprobado su BVN o NIN, la ley puede permitirle mirar, pero no mover dinero. La cuenta de un menor no lo mueve hasta que se vincule un tutor.',
        ],
      },
      {
        title: 'Mantenerla segura',
        short: 'La contraseña y el PIN son solo suyos. Avísenos enseguida si otra persona puede conocerlos.',
        text: [
          'Nadie que trabaje con nosotros le pide su contraseña, su PIN o un código que le enviamos: ni por teléfono, ni por correo, ni en un chat. Quien se los pida no es de los nuestros.',
          'Si cree que otra persona puede usar su cuenta, cierre la sesión de los demás dispositivos en su perfil, cambie la contraseña y escríbanos. Desde que nos avisa, lo que otro haga con su PIN corre por nuestra cuenta, no por la suya.',
        ],
      },
      {
        title: 'Comprobaciones y límites',
        short:
          'Cuánto puede mover y tener depende de lo bien que le conozcamos. Sus límites están siempre en la pantalla.',
        text: [
          'Los límites siguen los niveles que fija el Banco Central de Nigeria. Su billetera los muestra, con lo que lleva usado y lo que los sube.',
          'Comprobamos los documentos con quienes los emiten y guardamos solo lo que la ley nos manda guardar. Si rechazamos un documento, decimos cuál y por qué.',
        ],
      },
      {
        title: 'Dinero que entra',
        short:
          'Un depósito cuenta cuando el proveedor nos lo ha confirmado, una vez, por el importe que llegó de verdad.',
        text: [
          'Su saldo cambia cuando el proveedor de pagos ha confirmado el depósito a nuestro servidor, diga lo que diga la ventana de su pantalla. Un depósito de otro importe o moneda que los anunciados espera a que lo mire una persona; usted recibe un número de caso.',
          'Los saldos no dan intereses. Si están asegurados, por quién y hasta cuánto, se lo decimos por escrito; si no le hemos dicho nada, no lo están.',
        ],
      },
      {
        title: 'Pagos y transferencias',
        short: 'Compruebe el nombre: lo que ha llegado es definitivo. Lo que no ha llegado vuelve solo.',
        text: [
          'Usted confirma quién recibe, el importe, cada comisión y el total antes de que se haga un pago. Se le cobra lo que confirmó.',
          'Primero se retiene el dinero. Si el otro lado acepta, el pago queda completado. Si rechaza, el dinero vuelve a su billetera al instante y entero, comisiones incluidas. Mientras el otro lado no responde, el pago está pendiente y muestra a quién esperamos y hasta cuándo; no lo haga otra vez.',
          'Una transferencia completada es de quien la recibe. Si la envió a una cuenta equivocada, díganoslo en 14 días hábiles; entonces se la pedimos a quien la recibió, o a su banco, como prevén las normas.',
        ],
      },
      {
        title: 'Cambio y activos digitales',
        short: 'El tipo que confirma es el que obtiene. Enviado por la red equivocada, un activo digital se pierde.',
        text: [
          'Una cotización nombra el tipo, la comisión y lo que usted recibe, y vale el tiempo que indica. Sin un tipo reciente no cambiamos nada.',
          'USDT es un activo digital, no un depósito bancario. Su precio puede caer, los envíos en su cadena no se pueden deshacer, y lo que se envía a la dirección de otra red no lo puede recuperar nadie.',
        ],
      },
      {
        title: 'Tarjetas virtuales',
        short: 'La tarjeta la emite un socio, y usted puede congelarla o cerrarla cuando quiera.',
        text: [
          'Una tarjeta virtual gasta solo lo que usted puso en ella. Su número se le muestra cuando lo pide y lo guarda el emisor, no nosotros.',
          'Cuando cierra una tarjeta, lo que queda vuelve a su billetera. Un pago que una tienda hizo antes puede llegar todavía, y entonces se toma de ahí.',
        ],
      },
      {
        title: 'Comisiones e impuestos',
        short: 'La tabla de comisiones lo dice todo. Paga lo que dijo la pantalla.',
        text: [
          'Nuestras comisiones están en la tabla pública, con el día desde el que rigen. El IVA se cobra solo sobre la comisión. El impuesto de timbre es del Estado y tiene su propia línea.',
          'Una comisión más alta vale para los pagos hechos después de anunciarla, nunca para uno que usted ya confirmó. Las cifras de otras páginas marcadas como ejemplos no son ofertas.',
        ],
      },
      {
        title: 'Cuándo bloqueamos o cerramos una cuenta',
        short:
          'Una cuenta bloqueada se puede leer, pero no mueve nada. Se le dice por qué, donde la ley lo permite, y qué enviar.',
        text: [
          'Bloqueamos una cuenta cuando lo piden la ley o un tribunal, cuando parece que la usa otra persona o cuando un pago no tiene explicación. El dinero que entra sigue llegando, salvo que se nos prohíba aceptarlo.',
          'Puede cerrar su cuenta cuando quiera; le pagamos lo que haya en ella. Nosotros podemos cerrarla con 60 días de aviso, o al momento si se usó para un fraude.',
        ],
      },
      {
        title: 'Reclamaciones',
        short: 'Cada reclamación recibe un número y una fecha. Después hay alguien por encima de nosotros.',
        text: [
          'Escríbanos en la página de contacto o en el chat. Recibe un número al instante y una respuesta en la fecha que indica: en 72 horas para transferencias y tarjetas, en 14 días para lo demás.',
          'Si no hemos acusado recibo en tres días, o no acepta nuestra respuesta, puede acudir al departamento de protección al consumidor del Banco Central de Nigeria.',
        ],
      },
      {
        title: 'El programa, y de qué respondemos',
        short: 'Respondemos de su dinero. El programa se entrega tal cual.',
        text: [
          'Respondemos del dinero que nos confió y de lo que hagamos mal, a propósito o por descuido. No respondemos de lo que no está en nuestra mano: una red caída, un banco que no contesta, una ley que prohíbe un pago.',
          'El programa tiene licencia Apache 2.0 y viene sin garantía alguna de sus autores, que no son parte de este contrato.',
        ],
      },
      {
        title: 'Cambios',
        short: 'Una nueva versión se anuncia 30 días antes, y se le pregunta otra vez.',
        text: [
          'Cada versión de estas condiciones lleva fecha. Anunciamos una nueva 30 días antes de que rija y pedimos su acuerdo cuando vuelva a iniciar sesión. Si se niega, puede cerrar su cuenta sin coste; hasta entonces rige la versión que aceptó.',
        ],
      },
      {
        title: 'La ley que rige',
        short: 'La ley nigeriana, y nada de aquí le quita un derecho que ella le da.',
        text: ['Rigen las leyes de la República Federal de Nigeria. Si una cláusula fuera nula, las demás permanecen.'],
      },
    ],
  },
} satisfies Translations<typeof english>;
