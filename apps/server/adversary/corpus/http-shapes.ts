import { gzipSync } from 'node:zlib';
import { framing, line, post, type HttpShape, type ProviderEvent } from './http-framing.ts';

/** Shapes of HTTP that two readers read differently, and sizes that no client needs. */
export function httpShapes(told: ProviderEvent): HttpShape[] {
  return [
    ...framing(told),
    ...contentTypes(told),
    ...lengths(told),
    ...methods(told),
    ...targets(told),
    ...heads(told),
  ];
}

function contentTypes(told: ProviderEvent): HttpShape[] {
  const refused = [
    ...[
      'text/plain',
      'text/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/octet-stream',
    ],
    ...[
      'application/jsonp',
      'application/ld+json',
      'application/vnd.api+json',
      'text/html',
      'json',
      '*/*',
      'image/png',
      'application/json2',
      'application/json, text/plain',
    ],
    ...[
      '',
      ' ',
      ';',
      'application',
      'application/',
      '/json',
      'application/json\0',
      'text/plain; charset=application/json',
      'multipart/form-data',
    ],
  ];
  const length = `Content-Length: ${told.body.length}`;
  return [
    ...refused.map(type => ({
      what: `content type ${JSON.stringify(type)}`,
      bytes: post(told, [`Content-Type: ${type}`, length], told.body),
      status: [400, 415],
    })),
    { what: 'no content type', bytes: post(told, [length], told.body), status: [415] },
    ...['utf-16', 'utf-7', 'latin1', 'x'.repeat(2_000), '"', 'utf-8; charset=utf-16'].map(charset => ({
      what: `charset ${charset.slice(0, 40)}`,
      bytes: post(told, [`Content-Type: application/json; charset=${charset}`, length], told.body),
      status: [400, 415],
    })),
  ];
}

function lengths(told: ProviderEvent): HttpShape[] {
  const json = 'Content-Type: application/json';
  const zipped = gzipSync(told.body);
  const bomb = gzipSync(Buffer.alloc(10_000_000, 32));
  const packed = (coding: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(post(told, [json, `Content-Encoding: ${coding}`, `Content-Length: ${bytes.length}`], '')),
      bytes,
    ]);
  const long = (size: number, path?: string) =>
    post(told, [json, `Content-Length: ${size}`], `"${'x'.repeat(size - 2)}"`, path);
  return [
    { what: 'a gzip body', bytes: packed('gzip', zipped), status: [400, 415] },
    { what: 'a gzip bomb', bytes: packed('gzip', bomb), status: [400, 413, 415] },
    { what: 'a deflate body', bytes: packed('deflate', zipped), status: [400, 415] },
    { what: 'a body of 4 kB and one byte', bytes: long(4 * 1024 + 1), status: [413] },
    { what: 'a body of 1 MB', bytes: long(1024 * 1024), status: [413] },
    { what: 'a body of 1 MB to login', bytes: long(1024 * 1024, '/api/login'), status: [413] },
    { what: 'a body announced as 1 GB', bytes: post(told, [json, 'Content-Length: 1073741824'], 'x'), status: [413] },
    { what: 'no body', bytes: post(told, [json, 'Content-Length: 0'], ''), status: [400] },
    { what: 'no body, no length', bytes: post(told, [json], ''), status: [400] },
    { what: 'no body, no type', bytes: post(told, [], ''), status: [400, 415] },
    {
      what: 'chunks of 1 MB',
      bytes: post(
        told,
        [json, 'Transfer-Encoding: chunked'],
        `100000${line}${'x'.repeat(1_048_576)}${line}0${line}${line}`,
      ),
      status: [413],
    },
  ];
}

function methods(told: ProviderEvent): HttpShape[] {
  const json = ['Content-Type: application/json', `Content-Length: ${told.body.length}`];
  const bare = (method: string, path = '/api/user') =>
    [`${method} ${path} HTTP/1.1`, 'Host: wura', told.authorization, '', ''].join(line);
  return [
    ...[
      'TRACE',
      'OPTIONS',
      'PATCH',
      'CONNECT',
      'PROPFIND',
      'LINK',
      'PURGE',
      'SEARCH',
      'M-SEARCH',
      'get',
      'Post',
      'FOO',
      'G\0T',
      '',
    ].map(method => ({ what: `method ${JSON.stringify(method)}`, bytes: bare(method) })),
    ...['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'].map(name => ({
      what: `${name}: POST on a GET`,
      bytes: [
        `GET /api/intra-transfer HTTP/1.1`,
        'Host: wura',
        told.authorization,
        `${name}: POST`,
        ...json,
        '',
        told.body,
      ].join(line),
      status: [404],
    })),
    { what: 'method in the query', bytes: bare('GET', '/api/intra-transfer?_method=POST'), status: [404] },
    {
      what: 'a GET with a body',
      isHarmless: true,
      bytes: [`GET /api/user HTTP/1.1`, 'Host: wura', told.authorization, ...json, '', told.body].join(line),
    },
  ];
}

function targets(told: ProviderEvent): HttpShape[] {
  const get = (target: string, version = 'HTTP/1.1', host = 'Host: wura') =>
    [`GET ${target} ${version}`, ...(host ? [host] : []), told.authorization, '', ''].join(line);
  return [
    { what: 'an absolute address', bytes: get('http://wura/api/user'), isHarmless: true },
    { what: 'an absolute address of another host', bytes: get('http://evil.example/api/user'), isHarmless: true },
    { what: 'an escaped address', bytes: get('/%61pi/user'), isHarmless: true },
    { what: 'HTTP/1.0', bytes: get('/api/user', 'HTTP/1.0', ''), isHarmless: true },
    { what: 'no Host', bytes: get('/api/user', 'HTTP/1.1', ''), status: [400] },
    { what: 'two Hosts', bytes: get('/api/user', 'HTTP/1.1', `Host: wura${line}Host: evil.example`), status: [400] },
    { what: 'an odd Host', bytes: get('/api/user', 'HTTP/1.1', 'Host: evil.example/@wura'), isHarmless: true },
    // Read as HTTP/1.1 and answered as it, which does no harm.
    ...['HTTP/0.9', 'HTTP/2.0'].map(version => ({
      what: `version ${version}`,
      bytes: get('/api/user', version),
      isHarmless: true as const,
    })),
    ...['HTTP/9.9', 'HTTP/1.2', 'http/1.1', 'HTTP/1', 'FTP/1.1', ''].map(version => ({
      what: `version ${version}`,
      bytes: get('/api/user', version),
    })),
    ...[
      '*',
      'api/user',
      '//api/user',
      '/api//user',
      '/api/./user',
      '/api/x/../user',
      '/api/user/',
      '/API/USER',
      '/api/user%00',
      '/api/user%',
      '/api/%ff',
      '/api/user;x=1',
      '/api/user#x',
      '/api\\user',
      '\\api\\user',
      '/api/user\0',
      'javascript:alert(1)',
      '/api/\u00e9',
      '/\u0001',
    ].map(target => ({ what: `target ${JSON.stringify(target)}`, bytes: get(target), isHarmless: true as const })),
    { what: 'an address of 64 kB', bytes: get(`/api/user?${'x'.repeat(65_536)}`), status: [400, 414, 431] },
    { what: 'an address of 10 kB', bytes: get(`/api/user?${'x'.repeat(10_000)}`), isHarmless: true },
    { what: 'a query key twice', bytes: get('/api/transactions?limit=1&limit=2'), status: [422] },
    { what: 'a query key in brackets', bytes: get('/api/transactions?limit[]=1&limit[$gt]=2'), isHarmless: true },
    {
      what: 'a thousand query keys',
      bytes: get(`/api/transactions?${Array.from({ length: 1_000 }, (_, n) => `k${n}=1`).join('&')}`),
      isHarmless: true,
    },
    {
      what: '__proto__ in the query',
      bytes: get('/api/transactions?__proto__[limit]=1&constructor.prototype.limit=1&__proto__=1'),
      isHarmless: true,
    },
  ];
}

function heads(told: ProviderEvent): HttpShape[] {
  const get = (...headers: string[]) =>
    ['GET /api/user HTTP/1.1', 'Host: wura', told.authorization, ...headers, '', ''].join(line);
  return [
    { what: '200 headers', bytes: get(...Array.from({ length: 200 }, (_, n) => `X-${n}: 1`)), isHarmless: true },
    { what: '3000 headers', bytes: get(...Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`)) },
    { what: 'a header of 1 MB', bytes: get(`X: ${'x'.repeat(1_048_576)}`), status: [431] },
    { what: 'a header of 15 kB', bytes: get(`X: ${'x'.repeat(15_000)}`), isHarmless: true },
    { what: 'a cookie of 10 kB', bytes: get(`Cookie: ${'a=b; '.repeat(2_000)}`), isHarmless: true },
    { what: 'two authorizations', bytes: get('Authorization: Bearer somebodyelse0000'), isHarmless: true },
    { what: 'a strange expectation', bytes: get('Expect: the-unexpected'), isHarmless: true },
    { what: '100-continue', bytes: get('Expect: 100-continue'), isHarmless: true },
    { what: 'an upgrade', bytes: get('Connection: Upgrade', 'Upgrade: websocket'), isHarmless: true },
    {
      what: 'an upgrade to HTTP/2',
      bytes: get('Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
      isHarmless: true,
    },
    { what: 'HTTP/2 at once', bytes: `PRI * HTTP/2.0${line}${line}SM${line}${line}` },
    { what: 'TLS at once', bytes: Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00, 0x00, 0xa1, 0x03, 0x03]) },
    { what: 'nothing but line ends', bytes: line.repeat(20) + get(), isHarmless: true },
    { what: 'noise', bytes: Buffer.from(Array.from({ length: 400 }, (_, n) => (n * 73 + 11) % 256)) },
    {
      what: 'a forged address',
      bytes: get('X-Forwarded-For: 127.0.0.1', 'X-Forwarded-Proto: https', 'Forwarded: for=127.0.0.1'),
      isHarmless: true,
    },
    { what: 'an odd request id', bytes: get('X-Request-Id: <script>alert(1)</script>'), isHarmless: true },
    { what: 'a range', bytes: get('Range: bytes=0-1,0-1,0-1'), isHarmless: true },
    { what: 'a connection that keeps a header', bytes: get('Connection: close, Authorization'), isHarmless: true },
  ];
}
