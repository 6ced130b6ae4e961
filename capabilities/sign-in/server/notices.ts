import { defineNotice } from '@wura/notices/server/kinds';

interface NewDevice {
  address: string;
  at: Date;
}

/** "2026-11-20 14:06 UTC": the reader's zone is not known here, and a wrong hour would look like another's. */
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** What the owner of the account should hear of at once, because it may not have been them. */
export const newDevice = defineNotice<NewDevice>({
  name: 'new_device',
  topic: 'security',
  isMailed: true,
  link: () => '/profile',
  words: {
    en: ({ address, at }) => ({
      title: 'New sign-in to your account',
      text: `Somebody signed in with your password on a device that we have not seen before, from ${address}, at ${moment(at)}. If that was not you, sign it out on your profile and set a new password at once.`,
    }),
    fr: ({ address, at }) => ({
      title: 'Nouvelle connexion à votre compte',
      text: `Quelqu’un s’est connecté avec votre mot de passe sur un appareil que nous ne connaissions pas, depuis ${address}, le ${moment(at)}. Si ce n’était pas vous, déconnectez cet appareil depuis votre profil et changez tout de suite de mot de passe.`,
    }),
    es: ({ address, at }) => ({
      title: 'Nuevo inicio de sesión en su cuenta',
      text: `Alguien inició sesión con su contraseña en un dispositivo que no conocíamos, desde ${address}, el ${moment(at)}. Si no fue usted, cierre esa sesión en su perfil y cambie la contraseña de inmediato.`,
    }),
  },
});
