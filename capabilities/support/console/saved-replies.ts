// Kept on this device: an operator's own words, with those that every operator begins with.

export interface SavedReply {
  readonly title: string;
  readonly text: string;
}

const storageKey = 'wura.console.replies';

const first: readonly SavedReply[] = [
  {
    title: 'We are looking into it',
    text: 'Thank you for writing. We are looking into this now and will answer you here. You do not need to send it again.',
  },
  {
    title: 'A pending payment',
    text: 'Your payment has not been decided by the other bank yet. Your money is safe: it arrives, or it comes back to your wallet by itself. Please do not send it again.',
  },
  {
    title: 'Verification',
    text: 'A review usually takes 1 to 3 business days. If something is missing, the verification screen says at which field.',
  },
  {
    title: 'Never share your PIN',
    text: 'Please never tell anybody your PIN, your password or a code, us included: we never ask for them.',
  },
];

export function savedReplies(): readonly SavedReply[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(saved) ? saved.filter(isReply) : first;
  } catch {
    return first;
  }
}

export function keepReplies(replies: readonly SavedReply[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(replies));
  } catch {
    // Nothing is kept, and nothing depends on it.
  }
}

function isReply(value: unknown): value is SavedReply {
  const { title, text } = (value ?? {}) as Partial<SavedReply>;
  return typeof title === 'string' && typeof text === 'string';
}
