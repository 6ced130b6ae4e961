import { addressIn, language } from '@wura/browser/language';

/** Makes the round button of this page open and close the chat. Small, because every page loads it. */
export function startSupport(): () => void {
  const button = document.querySelector<HTMLButtonElement>('[data-support]');
  const press = () => {
    if (!button) return;
    button.ariaBusy = 'true';
    import('./mount-chat.tsx').then(
      ({ toggleChat }) => toggleChat(button),
      // Without the chat there is still the form.
      () => location.assign(addressIn(language(), '/contact-us')),
    );
  };
  button?.addEventListener('click', press);
  return () => button?.removeEventListener('click', press);
}
