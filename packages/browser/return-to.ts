const returnKey = 'wura.return';

/** Where to go back to after the session ended under a screen. Only ever a path of our own. */
export function keepReturn(path: string): void {
  if (/^\/(?!\/)/.test(path)) sessionStorage.setItem(returnKey, path);
}

export function hasReturn(): boolean {
  return sessionStorage.getItem(returnKey) !== null;
}

export function takeReturn(): string | undefined {
  const path = sessionStorage.getItem(returnKey) ?? undefined;
  sessionStorage.removeItem(returnKey);
  return path;
}
