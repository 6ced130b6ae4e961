import { createHash } from 'node:crypto';
import type { Books } from '../books.ts';

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface People {
  /** Who the next sign-in is, without being asked at the page. */
  expect(person: Person): void;
  /** That one, once. */
  takeExpected(): Person | undefined;
  /** Those who have been here, the latest first. */
  known(): Person[];
  find(sub: string): Person | undefined;
  keep(person: Person): void;
  /** A person who types an address at the page: the same one each time. */
  named(email: string, name: string): Person;
}

interface Row {
  sub: string;
  email: string;
  email_verified: number;
  name: string;
}

export function createPeople(books: Books): People {
  books.define(`create table if not exists oidc_people (
    sub text primary key, email text not null, email_verified integer not null, name text not null, seen integer not null
  )`);
  const person = ({ email_verified, ...row }: Row): Person => ({ ...row, email_verified: email_verified === 1 });
  let expected: Person | undefined;
  return {
    expect: given => void (expected = given),
    takeExpected() {
      const given = expected;
      expected = undefined;
      return given;
    },
    known: () =>
      books.all<Row>('select sub, email, email_verified, name from oidc_people order by seen desc limit 5').map(person),
    find(sub) {
      const row = books.one<Row>('select sub, email, email_verified, name from oidc_people where sub = ?', sub);
      return row && person(row);
    },
    keep({ sub, email, email_verified, name }) {
      books.run(
        `insert or replace into oidc_people (sub, email, email_verified, name, seen)
         values (?, ?, ?, ?, (select coalesce(max(seen), 0) + 1 from oidc_people))`,
        sub,
        email,
        email_verified ? 1 : 0,
        name,
      );
    },
    named: (email, name) => ({ sub: subjectOf(email), email, email_verified: true, name }),
  };
}

/** Twenty-one digits, as Google's are. */
const subjectOf = (email: string): string =>
  (BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex')}`) % 10n ** 20n)
    .toString()
    .padStart(21, '1');
