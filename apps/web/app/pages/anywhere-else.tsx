import { redirect } from 'react-router';

/** Any other path leads home. */
export function clientLoader() {
  return redirect('/');
}

export default function AnywhereElse() {
  return null;
}
