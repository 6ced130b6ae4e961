import type { Translations } from '@wura/browser/messages';
import type * as english from './change-messages.ts';

export default {
  changePasswordMessages: {
    title: 'Contraseña',
    lead: 'Una nueva cierra la sesión en los demás dispositivos.',
    change: 'Cambiar la contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    showPassword: 'Mostrar la contraseña',
    failed: 'No se pudo cambiar su contraseña. Sigue siendo la misma.',
    saving: 'Cambiando...',
    done: 'Contraseña cambiada',
  },
} satisfies Translations<typeof english>;
