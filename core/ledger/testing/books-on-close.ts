import { assertBooksBalance } from '@wura/testkit/books';
import { beforeClose } from '@wura/testkit/database';
import * as books from '../server/verify.ts';

// Runs before each file of database tests: whatever a test looks at, nothing it did may have made or lost a kobo.
beforeClose(database => assertBooksBalance(database.pool('wura_checker'), books));
