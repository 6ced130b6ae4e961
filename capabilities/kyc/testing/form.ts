/** A form with files, as a browser sends it. */
export type Form = Record<string, string | Uint8Array | undefined>;

const boundary = 'the-tests-boundary';

/** Undefined parts are left out. */
export function encode(form: Form): { payload: Buffer; headers: Record<string, string> } {
  const parts = Object.entries(form).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isFile = typeof value !== 'string';
    const disposition = `form-data; name="${name}"${isFile ? `; filename="${name}.jpg"` : ''}`;
    const type = isFile ? 'Content-Type: image/jpeg\r\n' : '';
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n${type}\r\n`),
      Buffer.from(value as string),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
