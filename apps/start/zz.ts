import { findSqlTrespasses } from './checks/sql-walls.ts';
import { productSources, readSourceSql } from './checks/sql-text.ts';
console.log(findSqlTrespasses('.').join('\n'));
const r = readSourceSql('.', productSources('.'));
console.log(r.statements.length, r.texts.length, r.unknown);
