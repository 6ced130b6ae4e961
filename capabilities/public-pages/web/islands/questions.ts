/** One answer open at a time: pressing the open question closes it, pressing another closes the one before. */
export function questions(list: HTMLElement): void {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')];
  list.addEventListener('click', ({ target }) => {
    const pressed = buttons.find(button => button.contains(target as Node));
    if (!pressed) return;
    const wasOpen = pressed.ariaExpanded === 'true';
    // What is open is said once, to the ear; the style sheet reads it, too.
    for (const button of buttons) button.ariaExpanded = String(button === pressed && !wasOpen);
  });
}
