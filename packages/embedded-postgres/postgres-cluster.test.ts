import { expect, it } from 'vitest';
import { whyOf } from './postgres-cluster.ts';

it('a first start on a full disk says that the disk is full, and not what was tidied up after it', () => {
  const said = [
    'FATAL:  could not write to file "pg_wal/xlogtemp.26841": No space left on device',
    'child process exited with exit code 1',
    'initdb: removing contents of data directory "/data/postgres.new-26834"',
  ];
  expect(whyOf(said.join('\n'))).toBe('the disk of DATA_DIR has no room left: free some, or set another DATA_DIR');
  const other = ['initdb: error: invalid locale name "xx"', 'initdb: removing data directory "/data/x"'];
  expect(whyOf(other.join('\n'))).toBe('initdb: error: invalid locale name "xx"');
});
