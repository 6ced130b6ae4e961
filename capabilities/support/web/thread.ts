// What a visitor's browser keeps of a conversation: the token that opens it, and whether an address was left.
const threadKey = 'wura.support';
const emailKey = 'wura.support.email';

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A private window may refuse; then the conversation lasts as long as the chat is open. */
function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Not kept.
  }
}

export const readThread = () => read(threadKey);
export const keepThread = (thread: string) => write(threadKey, thread);

export function forgetThread(): void {
  write(threadKey, undefined);
  write(emailKey, undefined);
}

export const hasLeftEmail = () => read(emailKey) !== undefined;
export const noteEmailLeft = () => write(emailKey, 'yes');
