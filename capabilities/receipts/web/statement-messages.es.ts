import type { Translations } from '@wura/browser/messages';
import type * as english from './statement-messages.ts';

export default {
  statementMessages: {
    title: 'Extractos',
    lead: 'Todo lo que se movió en una cartera entre dos fechas, con los saldos de antes y después. Cada extracto se comprueba con su código.',
    wallet: 'Cartera',
    period: 'Fechas',
    periods: {
      month: 'Este mes',
      last_month: 'El mes pasado',
      quarter: 'Últimos 3 meses',
      year: 'Este año',
      days: 'Elegir fechas',
    },
    from: 'Desde',
    to: 'Hasta',
    opening: 'Saldo inicial',
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    fees: 'Comisiones, IVA y timbre',
    closing: 'Saldo final',
    count: count => (count === 1 ? '1 operación' : `${count} operaciones`),
    loading: 'Calculando...',
    pickDays: 'Elija el primer y el último día.',
    failed: 'No se pudo preparar el extracto. Inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    pdf: 'Descargar PDF',
    csv: 'Descargar tabla (CSV)',
    making: 'Preparando...',
    saved: 'Extracto guardado',
  },
} satisfies Translations<typeof english>;
