import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  limitsMessages: {
    title: 'Sus límites',
    tier: tier => `Nivel ${tier}`,
    tiers: {
      1: 'Registrado',
      2: 'BVN y NIN comprobados',
      3: 'Identidad verificada',
    },
    loading: 'Cargando límites...',
    failed: 'No se pudieron cargar sus límites.',
    retry: 'Reintentar',
    outToday: 'Enviado hoy',
    usedOf: (used, limit) => `${used} de ${limit}`,
    left: left => `Hoy puede enviar ${left} más.`,
    resets: when => `Vuelve a empezar ${when}`,
    holding: 'Saldo',
    noLimit: 'Sin límite',
    single: 'Un depósito como máximo',
    firstDay: until =>
      `Una cuenta, un dispositivo o una contraseña nuevos tienen límites menores durante un día. Los completos vuelven ${until}.`,
    next: tier => `Lo que permite el nivel ${tier}`,
    perDay: 'Envío por día',
    balanceUpTo: 'Saldo hasta',
    verify: 'Verifique su identidad',
    highest: 'Tiene los límites más altos que hay.',
    bar: percent => `${percent} % usado`,
    barUnderOne: 'Menos del 1 % usado',
    guardian: 'Vincular un tutor',
    blocked: {
      identity: 'Verifique su BVN o su NIN antes de mover dinero.',
      age: 'Menores de 18 años: el dinero solo se mueve cuando hay un tutor vinculado a su cuenta.',
      contact: 'Confirme su correo o su número de teléfono antes de mover dinero.',
    },
  },
} satisfies Translations<typeof english>;
