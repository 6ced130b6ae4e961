import { redirectDocument } from 'react-router';
import { keepNotFound } from '../page-not-found.ts';

/** Any other path leads home, where it is said that there was no such page. */
export function clientLoader() {
  keepNotFound();
  return redirectDocument('/');
}

export default function AnywhereElse() {
  return null;
}
