const returnKey = 'wura.return';

/** Where to go back to after the session ended under a screen. Only ever a path of our own. */
export function keepReturn(path: string): void {
  if (/^\/(?!\/)/.test(path)) sessionStorage.setItem(returnKey, path);
}

export function peekReturn(): string | undefined {
  return sessionStorage.getItem(returnKey) ?? undefined;
}

/** Called on arrival. */
export function dropReturn(): void {
  sessionStorage.removeItem(returnKey);
}
