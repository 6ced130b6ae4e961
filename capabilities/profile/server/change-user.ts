import type { User } from '@wura/identity/contract';
import { photoAddress, readUser, replacePhoto, updateAddress, type SignedIn } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { ProfileNeeds } from './needs.ts';
import { redrawPhoto } from './redraw-photo.ts';

export interface UserChanges {
  residentialAddress?: string | undefined;
  profileImage?: string | null | undefined;
}

export async function changeUser(
  { identity: { pool, now }, images }: ProfileNeeds,
  caller: SignedIn,
  { residentialAddress, profileImage }: UserChanges,
): Promise<User> {
  const customer = caller.number;
  const change = await photoChange(profileImage);
  return transaction(pool, async tx => {
    if (residentialAddress !== undefined) await updateAddress(tx, { customer, address: residentialAddress });
    if (change) await replacePhoto(tx, { customer, photo: change.photo, at: new Date(now()) });
    return readUser(tx, customer);
  });

  async function photoChange(image: string | null | undefined) {
    if (image === undefined) return undefined;
    if (image === null) return { photo: null };
    // A form that sends back what it was given changes nothing. Only the exact address counts, and none is ever fetched.
    if (image.startsWith(photoAddress('')) && image === (await readUser(pool, customer)).profile_image)
      return undefined;
    return { photo: { id: randomId('pho'), jpeg: await redrawPhoto(images, { dataUrl: image, of: caller.id }) } };
  }
}
