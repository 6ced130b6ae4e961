import { expect, it } from 'vitest';
import { createEventReader, type ServerEvent } from './read-events.ts';

const stream = 'event: open\ndata: {"unread":2}\n\n:\n\nid: ntf_1\nevent: notice\ndata: {"unread":3,"text":"a: b"}\n\n';

it('reads the same events however the network cuts them, and leaves out what is no event', () => {
  for (let size = 1; size <= stream.length; size++) {
    const heard: ServerEvent[] = [];
    const read = createEventReader(event => heard.push(event));
    for (let at = 0; at < stream.length; at += size) read(stream.slice(at, at + size));
    expect(heard).toEqual([
      { name: 'open', id: undefined, data: '{"unread":2}' },
      { name: 'notice', id: 'ntf_1', data: '{"unread":3,"text":"a: b"}' },
    ]);
  }
});
