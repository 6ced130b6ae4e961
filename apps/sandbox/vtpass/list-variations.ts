import type { Answer } from '../misbehave.ts';
import { noSuchProduct } from './answers.ts';
import { findService } from './services.ts';

/** `GET /service-variations?serviceID=`, with the word that they misspell beside the right one. */
export function listVariations(serviceId: string | undefined): Answer {
  const service = findService(serviceId);
  if (!service?.variations) return noSuchProduct;
  const { id: serviceID, name: ServiceName, variations } = service;
  const content = { ServiceName, serviceID, convinience_fee: 'N0.00', variations, varations: variations };
  return { status: 200, body: { response_description: '000', content } };
}
