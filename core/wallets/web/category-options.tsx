import { useMessages } from '@wura/browser/messages';
import { spendingCategories, type SpendingCategory } from '../categories.ts';
import { categoryMessages } from './category-messages.ts';

/** What a payment may be sorted under, as the options of a select. */
export function CategoryOptions({ except }: { except?: (category: SpendingCategory) => boolean }) {
  const { names } = useMessages(categoryMessages);
  return spendingCategories
    .filter(each => !except?.(each))
    .map(each => (
      <option key={each} value={each}>
        {names[each]}
      </option>
    ));
}
