import { z } from 'zod';
import { labelFaults, spendingCategories } from './categories.ts';

// Apart from the list itself, so that a screen that offers it need not bring the checker of what is sent.
export const categoryInput = z.enum(spendingCategories, { error: labelFaults.category_unknown });
