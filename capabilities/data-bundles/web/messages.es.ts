import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  dataMessages: {
    title: 'Compra de datos',
    quick: 'Datos',
    menuDetail: 'Planes diarios, semanales y mensuales',
    lead: 'Para cualquier teléfono de Nigeria, al precio del operador. Activo en un minuto.',
    what: (network, plan) => `Datos ${network}, ${plan}`,
    noWallet: 'Falta el identificador de la billetera.',
    walletsFailed: 'No se pudo cargar la información de la billetera',
    complete: 'Plan de datos comprado',
    failed: 'El pago falló. Inténtelo de nuevo.',
    planGone: 'El plan de la última vez ya no se vende. Elija otro.',
  },
  planMessages: {
    plan: 'Plan de datos',
    chooseNetwork: 'Escriba un número o elija un operador para ver sus planes.',
    search: 'Buscar un plan',
    groups: { daily: 'Diarios', weekly: 'Semanales', monthly: 'Mensuales', other: 'Otros' },
    loading: 'Cargando los planes...',
    none: 'No hay planes disponibles de este operador.',
    noMatch: query => `Ningún plan coincide con «${query}»`,
    retry: 'Reintentar',
    loadFailed: 'No se pudieron cargar los planes. Inténtelo de nuevo.',
    signInAgain: 'La autenticación falló. Inicie sesión de nuevo.',
    serverError: 'Error del servidor...',
    invalid: 'El servidor envió datos ilegibles.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Falta la billetera.',
  data_network_missing: 'Elija un operador.',
  data_plan_missing: 'Elija un plan.',
  data_phone_invalid: 'Introduzca un número de teléfono válido de 11 dígitos.',
  unknown_plan: 'Elija un plan.',
  plans_unavailable: 'No se pudieron cargar los planes. Inténtelo de nuevo.',
  data_for: ({ network, plan, phone }) => `Datos ${network} ${plan} para ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
