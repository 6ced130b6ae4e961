/** One answer open at a time: pressing the open question closes it, pressing another closes the one before. */
export function questions(list: HTMLElement): void {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')];
  const open = (chosen: HTMLButtonElement | undefined) => {
    for (const button of buttons) {
      button.ariaExpanded = String(button === chosen);
      document.getElementById(button.getAttribute('aria-controls')!)!.hidden = button !== chosen;
    }
  };
  list.addEventListener('click', ({ target }) => {
    const pressed = buttons.find(button => button.contains(target as Node));
    if (pressed) open(pressed.ariaExpanded === 'true' ? undefined : pressed);
  });
}
