import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

// A process of its own: the least that a server on `node:http` can do with the bytes of a transfer. It reads and parses what
// it is sent, and answers as many bytes as the product does. What the product makes of a request is a share of this.

const { values } = parseArgs({ options: { bytes: { type: 'string' } } });
const head = { 'content-type': 'application/json; charset=utf-8' };
const body = JSON.stringify({ message: 'x'.repeat(Math.max(1, Number(values.bytes) - 200)) });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { ...head, 'content-length': body.length }).end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.once('disconnect', () => process.exit(0));
