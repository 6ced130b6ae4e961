import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';

type Page = ReplyOf<typeof routes.readMessages>;
export type Message = Page['data'][number];

/** What was typed and is not yet known to have arrived. */
export interface Unsent {
  key: string;
  text: string;
  hasFailed: boolean;
}

export interface Conversation {
  status: 'loading' | 'ready' | 'failed';
  /** The oldest first. */
  messages: readonly Message[];
  unsent: readonly Unsent[];
  reference: string | null;
  hours: Page['hours'] | undefined;
  /** Where earlier messages begin. */
  cursor: string | null;
}

export const noConversation: Conversation = {
  status: 'loading',
  messages: [],
  unsent: [],
  reference: null,
  hours: undefined,
  cursor: null,
};

export type Happening =
  | { what: 'loaded'; page: Page }
  | { what: 'load failed' }
  | { what: 'earlier loaded'; page: Page }
  | { what: 'sending'; key: string; text: string }
  | { what: 'sent'; key: string; message: Message; reference: string }
  | { what: 'not sent'; key: string };

/** Pure, so that every order in which things may happen can be tested without a network. */
export function happened(now: Conversation, event: Happening): Conversation {
  switch (event.what) {
    case 'loaded': {
      const { data, nextCursor, reference, hours } = event.page;
      const isFirst = now.status !== 'ready';
      const messages = merged(now.messages, data);
      return { ...now, status: 'ready', messages, reference, hours, cursor: isFirst ? nextCursor : now.cursor };
    }
    case 'load failed':
      // What is on the screen already stays there.
      return now.status === 'ready' ? now : { ...now, status: 'failed' };
    case 'earlier loaded':
      return { ...now, messages: merged(now.messages, event.page.data), cursor: event.page.nextCursor };
    case 'sending': {
      const others = now.unsent.filter(({ key }) => key !== event.key);
      return { ...now, unsent: [...others, { key: event.key, text: event.text, hasFailed: false }] };
    }
    case 'sent': {
      const unsent = now.unsent.filter(({ key }) => key !== event.key);
      return { ...now, unsent, messages: merged(now.messages, [event.message]), reference: event.reference };
    }
    case 'not sent':
      return { ...now, unsent: now.unsent.map(each => (each.key === event.key ? { ...each, hasFailed: true } : each)) };
  }
}

/** Each message once, whichever answer brought it first, in the order they were said. */
function merged(known: readonly Message[], more: readonly Message[]): Message[] {
  const all = new Map([...known, ...more].map(message => [message.id, message]));
  return [...all.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
