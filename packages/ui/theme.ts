export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'wura.theme';
const dark = '(prefers-color-scheme: dark)';

/** The saved choice. Storage may be refused (private windows); then the system decides. */
export function savedTheme(): Theme {
  try {
    const saved = localStorage.getItem(storageKey);
    return saved === 'light' || saved === 'dark' ? saved : 'system';
  } catch {
    return 'system';
  }
}

/** Saves and applies a choice. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Not saved; the choice still holds until the page is left.
  }
  applyTheme(theme);
}

export function isDarkNow(theme = savedTheme()): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia(dark).matches);
}

/** Writes the theme in effect on <html>; styles read nothing else. */
export function applyTheme(theme: Theme): void {
  const isDark = isDarkNow(theme);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? canvas.dark : canvas.light);
}

/** Follows the system while it is the choice. Gives back the way to stop. */
export function followSystemTheme(): () => void {
  const query = matchMedia(dark);
  const follow = () => {
    if (savedTheme() === 'system') applyTheme('system');
  };
  query.addEventListener('change', follow);
  // The system may have changed its mind since the page was drawn, before anything here listened.
  follow();
  return () => query.removeEventListener('change', follow);
}

/** The canvas colours of the two themes, for the browser's own bars. */
export const canvas = { light: '#F4F1EA', dark: '#0A0F1E' };
