import { useMessages } from '@wura/browser/messages';
import { countries } from '../rules.ts';
import { countryMessages } from './messages.ts';

/** Every country of ours, for a select. */
export function CountryOptions() {
  const { names } = useMessages(countryMessages);
  return countries.map(({ code }) => (
    <option key={code} value={code}>
      {names[code]}
    </option>
  ));
}
