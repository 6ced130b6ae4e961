import { randomBytes } from 'node:crypto';
import type { Queries } from '@wura/database';
import { createVault, type Vault } from '@wura/secrets/vault';

const keyPurpose = (customer: bigint) => `data key of customer ${customer}`;

/**
 * Seals and opens what is this customer's, under a key of their own that the operator's key wraps. The key is read anew
 * each time: from the commit that destroys it on no process has it. What was sealed before there were such keys opens with
 * the operator's. Digests are the operator's too: a number is looked for among all customers.
 */
export async function customerVault(db: Queries, house: Vault, customer: bigint): Promise<Vault> {
  const key = await readKey(db, house, customer);
  if (!key) return afterErasure(house);
  const own = createVault({ masterKey: key });
  return {
    seal: own.seal,
    open: (sealed, purpose) => (own.isFresh(sealed) ? own : house).open(sealed, purpose),
    isFresh: own.isFresh,
    digests: house.digests,
  };
}

/** Staff who look at what is left of a case find nothing in it, and nothing is added. */
function afterErasure({ digests }: Vault): Vault {
  const nothing = () => Buffer.alloc(0);
  const refuse = () => {
    throw new Error('the key of this customer was destroyed');
  };
  return { seal: refuse, open: nothing, isFresh: () => true, digests };
}

/** Made when it is first needed; none once it was destroyed. */
async function readKey(db: Queries, house: Vault, customer: bigint): Promise<Buffer | undefined> {
  const found = await selectKey(db, customer);
  if (!found) {
    await db.query(
      'insert into identity.customer_keys (customer, sealed) values ($1, $2) on conflict (customer) do nothing',
      [customer, house.seal(randomBytes(32), keyPurpose(customer))],
    );
  }
  // Another call may have been quicker; its key is the one that stays.
  const { sealed } = found ?? (await selectKey(db, customer))!;
  return sealed === null ? undefined : house.open(sealed, keyPurpose(customer));
}

async function selectKey(db: Queries, customer: bigint): Promise<{ sealed: Buffer | null } | undefined> {
  const { rows } = await db.query<{ sealed: Buffer | null }>(
    'select sealed from identity.customer_keys where customer = $1',
    [customer],
  );
  return rows[0];
}

/** Whether the operator's keys open what was sealed here, by the first customer's key and the last one's. */
export async function opensWhatIsSealed(db: Queries, house: Vault): Promise<boolean> {
  const { rows } = await db.query<{ customer: bigint; sealed: Buffer }>(
    `select customer, sealed from identity.customer_keys
      where customer in (select min(customer) from identity.customer_keys where sealed is not null
                         union all select max(customer) from identity.customer_keys where sealed is not null)`,
  );
  try {
    for (const { customer, sealed } of rows) house.open(sealed, keyPurpose(customer));
    return true;
  } catch {
    return false;
  }
}

/** Wraps with the operator's present key what an older one has wrapped; what the keys themselves sealed stays as it is. */
export async function rewrapCustomerKeys(db: Queries, house: Vault): Promise<number> {
  const { rows } = await db.query<{ customer: bigint; sealed: Buffer }>(
    'select customer, sealed from identity.customer_keys where sealed is not null',
  );
  const stale = rows.filter(({ sealed }) => !house.isFresh(sealed));
  for (const { customer, sealed } of stale) {
    const anew = house.seal(house.open(sealed, keyPurpose(customer)), keyPurpose(customer));
    // Destroyed meanwhile, it stays destroyed.
    await db.query('update identity.customer_keys set sealed = $3 where customer = $1 and sealed = $2', [
      customer,
      sealed,
      anew,
    ]);
  }
  return stale.length;
}
