import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { receiptRefusals, receiptFaults } from '../refusals.ts';

export default {
  verifyMessages: {
    pageTitle: 'Comprobar un recibo',
    title: 'Comprobar un recibo',
    lead: 'Escanee el código de un recibo de Wura, o escríbalo aquí, para ver cómo está el pago ahora.',
    code: 'Código del recibo',
    codeHelper: 'Las 26 letras y cifras junto al código cuadrado',
    check: 'Comprobar',
    another: 'Comprobar otro recibo',
    checking: 'Comprobando...',
    unasked: 'No se pudo comprobar el recibo.',
    retry: 'Intentar de nuevo',
    none: 'Este recibo no existe',
    noneText: 'Wura no ha emitido ningún recibo con este código, o alguien lo ha cambiado. No confíe en el documento.',
    says: {
      completed: 'Este pago se ha completado',
      pending: 'Este pago aún no se ha completado',
      failed: 'Este pago no se realizó',
    },
    advice: {
      completed: 'Compare cada línea con el recibo que le mostraron.',
      pending: 'Nadie lo ha confirmado todavía. Esta página se actualiza sola.',
      failed: 'El dinero volvió a quien lo envió. El recibo no prueba ningún pago.',
    },
    sandbox: 'Hecho en un entorno de pruebas: no se movió dinero real.',
    receipt: 'Recibo',
    brand: 'Wura',
    chips: { completed: 'Completado', pending: 'Pendiente', failed: 'Dinero devuelto' },
    band: 'PENDIENTE',
    to: 'Para',
    from: 'De',
    date: 'Fecha',
    reference: 'Referencia',
    statement: 'Extracto',
    statementIsOurs: 'Este extracto es nuestro',
    genuine: 'Auténtico',
    statementAdvice: 'Compare cada cifra con el documento que le mostraron.',
    name: 'Nombre',
    opening: 'Saldo inicial',
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    fees: 'Comisiones, IVA y timbre',
    closing: 'Saldo final',
    count: 'Operaciones',
    checkedAt: time => `Situación a las ${time}.`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  no_such_receipt: 'Este recibo no existe. No confíe en el documento.',
  receipt_code_missing: 'Escriba el código del recibo',
  no_such_statement: 'Este extracto no existe. No confíe en el documento.',
  statement_too_long: ({ most }) => `Hay más de ${most} operaciones entre estas fechas. Elija un período más corto.`,
  statement_days_backwards: 'La última fecha es anterior a la primera',
  statement_days_too_many: 'Un extracto abarca un año como máximo',
  statement_day_ahead: 'Este día aún no ha empezado',
} satisfies PhraseWords<typeof receiptRefusals & typeof receiptFaults>;
