export interface ServerEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: string;
}

/** Cuts a stream of server-sent events into events. What only shows that the line is alive is left out. */
export function createEventReader(onEvent: (event: ServerEvent) => void): (chunk: string) => void {
  let rest = '';
  return chunk => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const fields = new Map(
        part.split('\n').map(line => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
        }),
      );
      const [name, data] = [fields.get('event'), fields.get('data')];
      if (name !== undefined && data !== undefined) onEvent({ name, id: fields.get('id'), data });
    }
  };
}
