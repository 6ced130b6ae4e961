import type { Tx } from '@wura/database';
import type { Demo } from '@wura/features/server';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import { readFile } from 'node:fs/promises';
import { seedSubmission } from './seed-submission.ts';

/** The verified customers of the demonstration have approved documents, each of which is the same specimen. */
export async function seedDemo(tx: Tx, demo: Demo & { files: SealedFiles }): Promise<void> {
  const specimen = await readFile(new URL('specimen.jpg', import.meta.url));
  for (const person of demo.people.filter(({ isVerified }) => isVerified)) {
    await seedSubmission(tx, demo, {
      customer: person.number,
      fullName: `${person.firstname} ${person.lastname}`,
      dateOfBirth: person.dob,
      address: person.residentialAddress,
      number: `A${String(person.number).padStart(8, '0')}`,
      jpeg: specimen,
      at: person.at,
    });
  }
}
