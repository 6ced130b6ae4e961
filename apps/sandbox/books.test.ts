import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBooks } from './books.ts';

it('a disk without room is said by that name, and nothing of the work stays', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wura-books-'));
  const books = openBooks(path.join(folder, 'books.db'), { isDurable: false });
  onTestFinished(() => {
    books.close();
    rmSync(folder, { recursive: true });
  });
  books.define('create table sale (id integer primary key, note text not null)');
  books.all('pragma max_page_count = 4');
  const sell = () => {
    for (let sales = 0; sales < 100; sales++) books.run('insert into sale (note) values (?)', 'x'.repeat(1000));
  };
  expect(() => books.transaction(sell)).toThrow('database or disk is full');
  expect(books.one('select count(*) as count from sale')).toEqual({ count: 0 });
});
