import { openapiDocument } from '@wura/wire/openapi';
import { contracts } from './contracts.ts';

/** The document as it is served, and as it lies in docs/openapi.json for reviewers to see a change of the wire. */
export const openapi = openapiDocument(contracts, { version: '1' });
export const openapiText = `${JSON.stringify(openapi, null, 2)}\n`;
