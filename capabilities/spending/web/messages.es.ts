import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { spendingFaults } from '../faults.ts';
import type * as english from './messages.ts';

export default {
  spendingMessages: {
    title: 'Gastos',
    lead: 'Lo que salió de sus billeteras de forma definitiva, sin lo devuelto, las alcancías ni las conversiones.',
    loading: 'Cargando sus gastos...',
    failed: 'No se pudieron cargar sus gastos. Su dinero está seguro.',
    retry: 'Reintentar',
    emptyTitle: 'Nada gastado en este mes',
    emptyText: 'Sus pagos aparecen aquí en cuanto los hace.',
    earlier: 'Mes anterior',
    later: 'Mes siguiente',
    payments: count => (count === 1 ? '1 pago' : `${count} pagos`),
    before: amount => `${amount} el mes anterior`,
    categories: 'Por categoría',
    people: 'Con quién más',
    share: percent => `${percent} % de sus gastos`,
    ofBudget: percent => `${percent} % del presupuesto`,
    of: budget => `de ${budget}`,
    over: amount => `${amount} por encima del presupuesto`,
    setBudget: category => `Presupuesto de ${category}`,
    budget: 'Presupuesto',
    addBudget: 'Añadir un presupuesto',
    budgetTitle: 'Presupuesto de un mes',
    category: 'Categoría',
    budgetHelp: 'Vacío: ninguno. Le avisamos al 80 % y al 100 %; ningún pago se detiene.',
    save: 'Guardar presupuesto',
    saving: 'Guardando...',
    saveFailed: 'No se pudo guardar el presupuesto. Inténtelo de nuevo.',
    close: 'Cerrar',
    toCome: 'Pagos por venir',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_unknown: 'Indique un mes, como 2026-11',
  budget_invalid: 'Indique una suma mayor que cero, o ninguna',
  budget_currency_unknown: 'Elija una de sus monedas',
} satisfies PhraseWords<typeof spendingFaults>;
