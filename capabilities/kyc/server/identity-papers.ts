import { customerVault } from '@wura/identity/server';
import type { Pool, Queries } from '@wura/database';
import type { IdentityNumbers, IdentityPapers } from '@wura/identity/server/identity-numbers';
import { minuteMs } from '@wura/platform/time';
import type { Vault } from '@wura/secrets/vault';
import { timingSafeEqual } from 'node:crypto';
import { selectNumbers } from './queries.ts';
import { purposes } from './seals.ts';

// What a company that must know whom it serves is told of a customer: numbers that were found true, and a link to their
// selfie which is good for some minutes, because such companies fetch pictures themselves.

const goodForMs = 15 * minuteMs;

interface PapersNeeds {
  readonly pool: Pool;
  readonly vault: Vault;
  readonly now: () => number;
  readonly publicUrl: string;
}

export function createIdentityNumbers({ pool, vault, now, publicUrl }: PapersNeeds): IdentityNumbers {
  return {
    async has(customer, kind) {
      return (await selectNumbers(pool, customer)).some(row => row.kind === kind && row.checked_at !== null);
    },
    async open(customer) {
      const known = (await selectNumbers(pool, customer)).filter(row => row.checked_at !== null);
      const own = await customerVault(pool, vault, customer);
      const numbers = known.map(({ kind, sealed }) => [
        kind,
        own.open(sealed, purposes.number(kind, customer)).toString(),
      ]);
      const selfie = await readSelfie(pool, customer);
      const link = selfie && linkToSelfie(vault, { file: selfie, until: now() + goodForMs });
      const papers: IdentityPapers = {
        ...Object.fromEntries(numbers),
        ...(link && { selfieUrl: `${publicUrl}/api/kyc/selfies/${link}` }),
      };
      return papers;
    },
  };
}

/** Of the papers that were approved. */
async function readSelfie(db: Queries, customer: bigint): Promise<string | undefined> {
  const { rows } = await db.query<{ selfie_image: string }>(
    `select selfie_image from kyc.submissions where customer = $1 and status = 'approved' order by attempt desc limit 1`,
    [customer],
  );
  return rows[0]?.selfie_image;
}

const saying = (file: string, until: string) => `${file} until ${until}`;

export function linkToSelfie(vault: Vault, { file, until }: { file: string; until: number }): string {
  const end = String(until);
  const [proof] = vault.digests(saying(file, end), purposes.selfieLink);
  return `${file}-${end}-${proof.toString('hex')}`;
}

/** The file that a link of ours leads to, for as long as it is good. */
export function fileOfLink({ vault, now }: Pick<PapersNeeds, 'vault' | 'now'>, link: string): string | undefined {
  const [file = '', until = '', proof = ''] = link.split('-');
  const given = Buffer.from(proof, 'hex');
  const isOurs = vault
    .digests(saying(file, until), purposes.selfieLink)
    .some(digest => digest.length === given.length && timingSafeEqual(digest, given));
  return isOurs && now() < Number(until) ? file : undefined;
}
