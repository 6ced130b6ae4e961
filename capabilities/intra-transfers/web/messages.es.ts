import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { intraRefusals } from '../refusals.ts';
import type { intraFaults } from '../rules.ts';

export default {
  transferMessages: {
    title: 'Transferencia interna',
    quick: 'Transferir',
    lead: 'Envíe a otro cliente de Wura. Es gratis y llega al instante.',
    leadPriced: 'Envíe a otro cliente de Wura. No cobramos comisión y llega al instante.',
    accountNumber: 'Número de cuenta',
    accountHelper: 'Los 10 dígitos de su cuenta Wura, o su @usuario',
    recent: 'Enviados hace poco',
    remark: 'Concepto',
    remarkHelper: 'Opcional. La persona lo lee en su historial.',
    search: 'Buscar',
    searching: 'Buscando...',
    nameOnWura: 'Cliente de Wura',
    wallet: 'Billetera',
    walletOption: (name, balance) => `${name}, ${balance}`,
    next: 'Continuar',
    loadingWallets: 'Cargando las billeteras...',
    noWallets: 'Todavía no tiene billeteras',
    searchNotThere: 'La búsqueda de clientes no está disponible en este servidor',
    searchFailed: 'No se pudo buscar al cliente',
    failed: 'No se pudo hacer la transferencia. Inténtelo de nuevo.',
    nothingSentText: 'Preguntamos durante medio minuto y la transferencia nunca nos llegó. Puede enviarla de nuevo.',
  },
  reviewMessages: {
    summary: 'Resumen',
    question: (amount, name) => `¿Enviar ${amount} a ${name}?`,
    free: 'Gratis. Llega al instante.',
    sending: 'Usted envía',
    to: 'Para',
    account: digits => `Wura, ${digits}`,
    amount: 'Importe',
    total: wallet => `Total de la billetera ${wallet}`,
    leftAfter: amount => `Quedarán ${amount}`,
    arrives: 'Llega',
    atOnce: 'Al instante',
    remark: 'Concepto',
    caution: 'Compruebe el nombre. Una transferencia a un cliente no se puede deshacer.',
    send: amount => `Enviar ${amount}`,
    close: 'Volver al formulario',
    notYet: '—',
  },
  outcomeMessages: {
    sending: (amount, name) => `Enviando ${amount} a ${name}`,
    complete: 'Transferencia completada',
    arrived: (name, time) => `${name} la recibió a las ${time}`,
    to: 'Para',
    from: 'De',
    account: digits => `Wura, ${digits}`,
    remark: 'Concepto',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  person_exists: 'Ya ha guardado a esta persona.',
  people_full: 'Ha guardado a todas las personas que puede. Elimine primero a una a la que ya no pague.',
  person_closed: 'Esta persona ha cerrado su cuenta. Ya no se le puede enviar nada.',
  person_renamed: 'El nombre de esta persona guardada ha cambiado',
  user_not_found: 'No se encontró al cliente',
  own_account: 'Esta es su propia cuenta. Elija a otra persona.',
  recipient_number_missing: 'Escriba un número de cuenta',
  recipient_missing: 'Busque y elija un cliente válido',
  from_wallet_missing: 'Elija la billetera de la que sale el dinero',
} satisfies PhraseWords<typeof intraRefusals & typeof intraFaults>;
