import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallRefusals } from '../recall-refusals.ts';
import type { recallFaults } from '../recall-rules.ts';
import type * as english from './recall-messages.ts';

export default {
  recallMessages: {
    mine: 'Le pidieron devolver',
    loading: 'Cargando lo que le pidieron...',
    listFailed: 'No se pudo cargar lo que le pidieron.',
    retry: 'Reintentar',
    title: name => `${name} pide que se lo devuelva`,
    lead: name => `${name} dice que se lo envió por error. No se le ha quitado nada.`,
    amount: 'Le llegaron',
    from: 'De',
    received: 'Recibido',
    reference: 'Referencia',
    answerBy: 'Responda antes del',
    payment: 'Ver el pago',
    part: amount => `Su cartera tiene ${amount} de ello. Eso puede devolverse; el resto lo revisamos nosotros.`,
    nothingThere: 'Su cartera ya no tiene nada de ello. Diga por qué abajo, o vuelva cuando haya algo.',
    held: (amount, when) => `${amount} apartados hasta el ${when}`,
    heldHow:
      'El dinero sigue siendo suyo y queda libre por sí solo ese día. Para responder: devuélvalo, diga por qué no, o escriba a soporte.',
    sendBack: amount => `Devolver ${amount}`,
    question: (amount, name) => `¿Devolver ${amount} a ${name}?`,
    once: 'Sale al instante y una sola vez. Es gratis y no cuenta en ningún límite. Lo que falta en la billetera sale de sus alcancías.',
    to: 'A',
    sending: (amount, name) => `Devolviendo ${amount} a ${name}`,
    failed: 'No se devolvió',
    nothingSentText: 'La solicitud nunca nos llegó. Inténtelo de nuevo.',
    close: 'Cerrar',
    doneTitle: 'Devuelto',
    done: (amount, name) => `${amount} están otra vez con ${name}. Gracias.`,
    receipt: 'Recibo',
    keep: 'Decir por qué se lo queda',
    keepLead: 'La otra parte lee el motivo. Lo que escriba es solo para nosotros.',
    why: 'Por qué',
    choose: 'Elija uno',
    reasons: {
      meant_for_me: 'Era para mí',
      for_goods: 'Pagó un producto o un servicio',
      not_mine_to_say: 'No conozco a esta persona y quiero que lo revisen',
      spent: 'Lo he gastado',
      other: 'Otra cosa',
    },
    text: 'Lo que deberíamos saber (opcional)',
    tell: 'Enviar respuesta',
    telling: 'Enviando...',
    tellFailed: 'No se pudo enviar su respuesta. Inténtelo de nuevo.',
    told: 'Tenemos su respuesta. Todavía puede devolver el dinero.',
    states: {
      asked: 'Espera su respuesta',
      unanswered: 'Lo revisamos',
      refused: 'Usted dijo que no',
      returned: 'Devuelto',
      ended: 'Terminado',
      unasked: 'No pedido',
    },
    asking: 'Pedir la devolución',
    progress: {
      unasked: 'Primero lo revisamos y después preguntamos al cliente que tiene el dinero.',
      asked: 'Se pidió al cliente que tiene el dinero que lo devuelva.',
      unanswered: 'No hubo respuesta a tiempo, así que lo revisamos.',
      refused: 'El cliente que tiene el dinero dijo que no. Lo revisamos.',
      returned: 'El dinero volvió.',
      ended: 'Ya no se pregunta a nadie.',
    },
    theirReason: 'Su motivo',
    theyAnswerBy: 'Responde antes del',
    cameBack: 'Volvieron',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_over: 'Esta solicitud terminó. No queda nada por hacer.',
  recall_refused: 'Ya respondió a esto. Todavía puede devolver el dinero.',
  recall_sum: ({ amount }) => `Ahora pueden devolverse ${amount}. Revíselo de nuevo y confirme.`,
  recall_reason_missing: 'Elija por qué',
  recall_text_too_long: 'Use como máximo 2000 caracteres',
} satisfies PhraseWords<typeof recallRefusals & typeof recallFaults>;
