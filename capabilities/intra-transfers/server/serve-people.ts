import { transaction } from '@wura/database';
import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { randomId } from '@wura/platform/identifiers';
import { isSameName } from '@wura/wallets/same-name';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { intraRefusals, routes, type SavedPerson } from '../contract.ts';
import type { IntraTransfers } from './needs.ts';
import * as queries from './people-queries.ts';
import { findRecipient } from './send-to-customer.ts';

/** The people whom a customer pays again. */
export function servePeople(router: CustomerRouter, needs: IntraTransfers): void {
  const { pool } = needs;

  router.serve(routes.people, async ({ caller, query: { q, limit = 100, cursor = null } }) => {
    const read = (max: number) => queries.listPeople(pool, { customer: caller.number, q, limit: max, after: cursor });
    const { rows, nextCursor } = await readPage(limit, read, row => row.public_id);
    return { status: 200, body: { data: rows.map(personOnWire), nextCursor } };
  });

  router.serve(routes.savePerson, async ({ caller, body }) => {
    const person = await findRecipient(needs, body.account_number, caller.number);
    if (!person) throw refuse(intraRefusals.user_not_found);
    if (person.number === caller.number) throw refuse(intraRefusals.own_account);
    const publicId = randomId('per');
    const nickname = body.nickname || null;
    const customer = caller.number;
    const given = { publicId, customer, person: person.number, name: person.fullName, nickname };
    const outcome = await transaction(pool, tx => queries.insertPerson(tx, given));
    if (outcome === 'full') throw refuse(intraRefusals.people_full);
    if (outcome === 'exists') throw refuse(intraRefusals.person_exists);
    const row = await queries.readPerson(pool, { customer, publicId });
    return { status: 201, body: personOnWire(row!) };
  });

  router.serve(routes.renamePerson, async ({ caller, params: { id: publicId }, body }) => {
    const of = { customer: caller.number, publicId };
    await transaction(pool, tx => queries.updateNickname(tx, { ...of, nickname: body.nickname || null }));
    const row = await queries.readPerson(pool, of);
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: personOnWire(row) };
  });

  router.serve(routes.removePerson, async ({ caller, params: { id: publicId } }) => {
    const isGone = await transaction(pool, tx => queries.deletePerson(tx, { customer: caller.number, publicId }));
    if (!isGone) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });
}

export function personOnWire(row: queries.PersonRow): SavedPerson {
  const { is_closed: isClosed, kept_name: keptName } = row;
  return {
    id: row.public_id,
    account_number: row.account_number,
    name: isClosed ? null : row.name,
    kept_name: keptName,
    nickname: row.nickname,
    is_closed: isClosed,
    is_name_changed: isRenamed(row),
  };
}

const isRenamed = (row: queries.PersonRow): boolean =>
  !row.is_closed && row.kept_name !== null && !isSameName(row.kept_name, row.name);
