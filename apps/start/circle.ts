import type { OwnProcess } from './own-process.ts';

export interface Circle {
  join(member: OwnProcess): void;
}

type Message = Readonly<Record<string, unknown>>;

/**
 * Web processes behind one port, of which an outside caller reaches any one: here each may ask what all the others have
 * counted. One that does not answer in time is left out, as a frozen one would be.
 */
export function createCircle({ waitMs = 1_000 } = {}): Circle {
  const members = new Set<OwnProcess>();
  const waiting = new Map<number, (message: Message | undefined) => void>();
  let asked = 0;

  function ask(member: OwnProcess): Promise<Message | undefined> {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<Message | undefined>();
    waiting.set(id, resolve);
    const timer = setTimeout(resolve, waitMs, undefined);
    member.tell({ tellFigures: id });
    return promise.finally(() => (clearTimeout(timer), waiting.delete(id)));
  }

  async function answer(asker: OwnProcess, id: number): Promise<void> {
    const others = [...members].filter(member => member !== asker);
    const answers = await Promise.all(others.map(ask));
    const figures = answers.flatMap(message => (message ? [message['figures']] : []));
    asker.tell({ figuresOfOthers: id, figures });
  }

  return {
    join(member) {
      members.add(member);
      void member.exited.then(() => members.delete(member));
      member.onMessage(message => {
        const { askFigures, toldFigures } = message;
        if (typeof askFigures === 'number') void answer(member, askFigures);
        if (typeof toldFigures === 'number') waiting.get(toldFigures)?.(message);
      });
    },
  };
}
