import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** What the providers believe, in one file: it outlives us, because a real provider would not forget either. */
export interface Books {
  /** Creates tables that are not there yet. */
  define(tables: string): void;
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  /** Answers the number of the row it wrote. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All of it or nothing. The work is synchronous, so no two are ever interleaved. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

export function openBooks(file: string, { isDurable }: { isDurable: boolean }): Books {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    // Exclusive: two sandboxes on one file would send every webhook twice. Full: what was answered survives a kill and a
    // power cut, else a test of the product's recovery would find fault with the wrong side.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal');
    database.exec(`pragma synchronous = ${isDurable ? 'full' : 'off'}`);
    database.exec('begin immediate; commit');
  } catch (error) {
    database.close();
    throw new Error(`${file} cannot be opened; is another sandbox using it? (${(error as Error).message})`, {
      cause: error,
    });
  }
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    define: tables => database.exec(tables),
    one: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    run: (sql, ...values) => Number(prepare(sql).run(...values).lastInsertRowid),
    transaction(work) {
      prepare('begin immediate').run();
      try {
        const result = work();
        prepare('commit').run();
        return result;
      } catch (error) {
        // Where its disk is full, SQLite has undone it already, and what it says of that would be hidden.
        if (database.isTransaction) prepare('rollback').run();
        throw error;
      }
    },
    close: () => database.close(),
  };
}
