import type { Translations } from '@wura/browser/messages';
import type * as english from './privacy-messages.ts';

export default {
  privacyMessages: {
    pageTitle: 'Privacidad',
    title: 'Política de privacidad',
    lead: 'Qué se guarda sobre usted, por qué, quién lo ve y cómo hacer que se corrija o se borre, según la ley nigeriana de protección de datos de 2023.',
    clauses: [
      {
        title: 'Quién es responsable',
        short: 'Quien gestiona Wura en esta dirección decide sobre sus datos y responde de ellos.',
        text: [
          'Es el responsable del tratamiento. Las preguntas sobre sus datos le llegan por la página de contacto, con el asunto «Ayuda con mi cuenta»; responde una persona que conoce estas normas. Los autores del programa no reciben ninguno de sus datos.',
        ],
      },
      {
        title: 'Qué se guarda',
        short: 'Lo que nos dijo, lo que hizo con su dinero y cómo inició sesión.',
        text: [
          'Lo que escribió al registrarse: nombre, nombre de usuario, correo, teléfono, fecha de nacimiento, domicilio y país. Su foto, si puso una. Sus ajustes. Si continúa con Google: el nombre, el correo y el número de su cuenta de Google.',
          'Sus billeteras y cada movimiento, con el nombre y la cuenta del otro lado, y sus notas. Las tarjetas virtuales sin sus números ni códigos, que solo conoce el emisor.',
          'Para la verificación: su número de identidad, las imágenes de su documento y su selfi, y la respuesta del organismo consultado. Para la seguridad: qué dispositivos tenían la sesión abierta, cuándo y desde qué dirección de red.',
          'Lo que nos escribió en el chat o por el formulario de contacto.',
        ],
      },
      {
        title: 'Por qué, y con qué base',
        short: 'Para guardarle su dinero, porque lo dice la ley, y para que otros no entren en su cuenta.',
        text: [
          'Para cumplir el contrato: llevar saldos, hacer pagos, mostrarle su historial, permitir que otros clientes le encuentren por su número de cuenta.',
          'Porque la ley lo exige: comprobaciones de identidad, límites, registros de pagos, informes a las autoridades.',
          'En nuestro interés legítimo, y en el suyo: mantener a extraños fuera de su cuenta, encontrar fallos, responderle. Para cualquier otra cosa pedimos su consentimiento, y puede retirarlo.',
        ],
      },
      {
        title: 'Quién lo ve',
        short:
          'El otro lado de un pago ve su nombre y el pago. No se vende nada, y ningún anunciante sabe que usted está aquí.',
        text: [
          'Un cliente que busca su número de cuenta ve su nombre y nada más. A quien paga, o quien le paga, ve su nombre, el importe y la nota.',
          'Los proveedores de pagos, los bancos, el emisor de tarjetas y los organismos que comprueban la identidad reciben lo que su parte exige, y no más. Un servicio de geolocalización recibe una parte de la dirección de red de quien abre la primera página. Google sabe que inicia sesión aquí si elige continuar con Google, y nada de su dinero. Las autoridades reciben lo que la ley les permite pedir.',
          'Nuestro propio personal ve sus datos solo por un motivo, que tiene que dar. Cada consulta se anota en un registro que nadie puede editar.',
        ],
      },
      {
        title: 'Cómo se protege',
        short: 'Cifrado donde es delicado, e ilegible para nosotros donde se puede.',
        text: [
          'Las contraseñas y los PIN se guardan solo en una forma de la que no se pueden recuperar. Los números de identidad, los documentos y los selfis se guardan cifrados. Los números de tarjeta no se guardan.',
          'Si una brecha le pone en riesgo, avisamos a la comisión nigeriana de protección de datos en 72 horas, y a usted sin demora.',
        ],
      },
      {
        title: 'En su dispositivo',
        short: 'Sin rastreo y sin publicidad. Unas pocas cosas que las páginas necesitan para funcionar.',
        text: [
          'Su navegador guarda el testigo de su sesión y cuándo se usó por última vez; su idioma, su tema y sus demás preferencias, como los saldos ocultos; los formularios sin terminar, sin los números ni las imágenes de documentos; sus últimos saldos conocidos, para que la billetera se abra sin red; y pequeñas marcas de lo que ya se le mostró. Si nos escribió sin tener cuenta, guarda el testigo que abre esa conversación.',
          'Los saldos se borran cuando termina su sesión, y los formularios cuando usted la cierra. Una vez que ha iniciado sesión, un service worker guarda además una copia del armazón de las páginas, de su código, sus tipos de letra y sus imágenes. En esa copia no hay nada de su cuenta.',
          'Se ponen tres cookies: una le protege de peticiones falsificadas, otra lleva el idioma de las páginas y, cuando inicia sesión, una más con la que reconocemos este dispositivo. Ninguna dice quién es usted.',
          'Cada página, tipo de letra e imagen viene de esta dirección. Solo el pago con tarjeta abre una página del proveedor de pagos, que entonces sabe que usted está ahí.',
          'Para la bandera de la primera página, nuestro servidor pregunta a un servicio de geolocalización en qué país está su red: ipwho.is, salvo que quien opera este sitio haya elegido otro. Solo se le da el comienzo de su dirección de red, que usted comparte con sus vecinos, con ceros en el lugar del resto. La respuesta se recuerda un día, con ese comienzo y no con usted.',
        ],
      },
      {
        title: 'Decisiones tomadas por máquinas',
        short: 'Los límites y bloqueos pueden fijarlos reglas. Puede pedir que lo mire una persona.',
        text: [
          'Una regla puede retener un pago o una cuenta que parezca un fraude, y una comprobación de identidad puede fallar. Se le dice, y puede pedir que una persona decida de nuevo.',
        ],
      },
      {
        title: 'Cuánto tiempo',
        short: 'Mientras tenga una cuenta, y después tanto como exija la ley.',
        text: [
          'Los registros de pagos y de comprobaciones de identidad se guardan cinco años tras cerrar la cuenta, como exige la ley contra el blanqueo. Los mensajes se guardan dos años. Lo que ninguna ley exige se borra con su cuenta.',
        ],
      },
      {
        title: 'Sus derechos',
        short: 'Verlo, corregirlo, llevárselo, hacerlo borrar, oponerse. No cuesta nada.',
        text: [
          'Puede pedir una copia de lo que se guarda sobre usted, legible por una máquina. Puede hacer que se corrija, se limite o se borre, oponerse a su uso y retirar un consentimiento. Lo que la ley nos manda guardar se bloquea en vez de borrarse.',
          'Respondemos en 30 días. Si no acepta la respuesta, puede acudir a la comisión nigeriana de protección de datos.',
        ],
      },
      {
        title: 'Jóvenes',
        short: 'Desde los 13 años, con menos de todo.',
        text: [
          'Nadie de menos de 13 años puede abrir una cuenta. De los menores de 18 guardamos solo lo que necesita una cuenta sin dinero, hasta que se vincule un tutor.',
        ],
      },
      {
        title: 'Cambios',
        short: 'Cada versión lleva fecha, y se le avisa antes de que rija una nueva.',
        text: ['Anunciamos una nueva versión 30 días antes. Lo que cambia figura al principio.'],
      },
    ],
  },
} satisfies Translations<typeof english>;
