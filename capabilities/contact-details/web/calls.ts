import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const changeContact = endpoint<typeof routes.changeContact>('POST', '/api/contact-details');
export const confirmPresent = endpoint<typeof routes.confirmPresent>('POST', '/api/contact-details/present');
export const confirmContact = endpoint<typeof routes.confirmContact>('POST', '/api/contact-details/{id}/confirm');
export const undoChange = endpoint<typeof routes.undoChange>('POST', '/api/contact-details/undo');
