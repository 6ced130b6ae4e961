import { offer, type Vendor } from '@wura/features/server/ports';
import { atlas } from '@wura/geo/server/ports';
import { createAtlas } from './atlas.ts';

export const vendor: Vendor<{ baseUrl: string }> = {
  name: 'geolocation',
  settings: (read, { sandbox }) => ({
    baseUrl: read.baseUrl('GEO_BASE_URL') ?? (sandbox ? `${sandbox.url}/geo` : 'https://ipwho.is'),
  }),
  open: ({ baseUrl }) => ({ offers: [offer(atlas, createAtlas({ baseUrl }))] }),
};
