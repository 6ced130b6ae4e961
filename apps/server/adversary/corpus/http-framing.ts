/** Bytes on a connection, and what may come of them. */
export interface HttpShape {
  readonly what: string;
  readonly bytes: string | Buffer;
  /** Those whom the call would pay must not be paid; a harmless shape may be answered like any request. */
  readonly isHarmless?: true;
  /** Two readers of such bytes may see two requests where we see one, so the connection must not go on. */
  readonly mustClose?: true;
  readonly status?: readonly number[];
}

export interface ProviderEvent {
  /** The lines of a signed-in call, each ended. */
  readonly authorization: string;
  readonly body: string;
}

export const line = '\r\n';

export const post = ({ authorization }: ProviderEvent, headers: string[], body: string, path = '/api/intra-transfer') =>
  [`POST ${path} HTTP/1.1`, 'Host: wura', authorization, ...headers, '', body].join(line);

/** Content-Length and Transfer-Encoding in conflict: what smuggles a second request past a proxy. */
export function framing(told: ProviderEvent): HttpShape[] {
  const { body } = told;
  const json = 'Content-Type: application/json';
  const length = `Content-Length: ${body.length}`;
  const chunked = `${body.length.toString(16)}${line}${body}${line}0${line}${line}`;
  const smuggled = `0${line}${line}GET /api/user HTTP/1.1${line}Host: wura${line}${told.authorization}${line}${line}`;
  const shapes: [string, string[], string][] = [
    ['two equal lengths', [length, length], body],
    ['two lengths', [length, `Content-Length: ${body.length - 1}`], body],
    ['two lengths in one header', [`Content-Length: ${body.length}, ${body.length}`], body],
    ['two different lengths in one header', [`Content-Length: ${body.length}, 1`], body],
    ['length and chunks', [length, 'Transfer-Encoding: chunked'], chunked],
    ['chunks and length', ['Transfer-Encoding: chunked', length], chunked],
    ['length and chunks, with a request behind', ['Content-Length: 4', 'Transfer-Encoding: chunked'], smuggled],
    ['chunks named twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], chunked],
    ['chunks, then identity', ['Transfer-Encoding: chunked, identity'], chunked],
    ['identity, then chunks', ['Transfer-Encoding: identity, chunked', length], chunked],
    ['unknown coding', ['Transfer-Encoding: xchunked'], chunked],
    ['unknown coding and length', ['Transfer-Encoding: xchunked', length], body],
    ['coding with a tab', ['Transfer-Encoding:\tchunked', length], chunked],
    ['coding with a vertical tab', ['Transfer-Encoding: \u000bchunked', length], chunked],
    ['coding with a space before the colon', ['Transfer-Encoding : chunked', length], chunked],
    ['coding folded over two lines', ['Transfer-Encoding:', ' chunked', length], chunked],
    ['coding in quotes', ['Transfer-Encoding: "chunked"', length], chunked],
    ['length with a plus', [`Content-Length: +${body.length}`], body],
    ['length in hex', [`Content-Length: 0x${body.length.toString(16)}`], body],
    ['negative length', ['Content-Length: -1'], body],
    ['length that is no number', ['Content-Length: many'], body],
    ['fractional length', [`Content-Length: ${body.length}.0`], body],
    ['length with a space inside', ['Content-Length: 1 2'], body],
    ['empty length', ['Content-Length:'], body],
    ['length beyond all numbers', [`Content-Length: ${'9'.repeat(40)}`], body],
    ['length with a space before the colon', [`Content-Length : ${body.length}`], body],
    ['length after a bare line feed', [`X: 1\nContent-Length: ${body.length}`], body],
    ['length after a bare carriage return', [`X: 1\rContent-Length: ${body.length}`], body],
    ['length after a NUL', [`X: \0${line}Content-Length: ${body.length}`], body],
    ['a header without a name', [length, ': value'], body],
    ['a header without a colon', [length, 'nothing'], body],
    ['a header name with a space', [length, 'a b: c'], body],
    ['a chunk with an extension', ['Transfer-Encoding: chunked'], `2;x=y${line}{}${line}0${line}${line}`],
    [
      'a chunk extension of 20 kB',
      ['Transfer-Encoding: chunked'],
      `2;x=${'y'.repeat(20_000)}${line}{}${line}0${line}${line}`,
    ],
    ['a chunk size that is no number', ['Transfer-Encoding: chunked'], `zz${line}{}${line}0${line}${line}`],
    ['a negative chunk size', ['Transfer-Encoding: chunked'], `-1${line}{}${line}0${line}${line}`],
    ['a chunk size with 0x', ['Transfer-Encoding: chunked'], `0x2${line}{}${line}0${line}${line}`],
    ['a chunk size beyond all numbers', ['Transfer-Encoding: chunked'], `${'f'.repeat(17)}${line}{}${line}`],
    ['a chunk longer than it says', ['Transfer-Encoding: chunked'], `1${line}{}${line}0${line}${line}`],
    ['chunks ended by bare line feeds', ['Transfer-Encoding: chunked'], `2\n{}\n0\n\n`],
    [
      'trailers that would be headers',
      ['Transfer-Encoding: chunked'],
      `2${line}{}${line}0${line}Authorization: x${line}Content-Length: 5${line}${line}`,
    ],
  ];
  return shapes.map(([what, headers, text]) => ({
    what,
    bytes: post(told, [json, ...headers], text),
    mustClose: true,
  }));
}
