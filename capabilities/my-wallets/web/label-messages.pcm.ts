import type { Translations } from '@wura/browser/messages';
import type * as english from './label-messages.ts';

export default {
  labelMessages: {
    title: 'For only you',
    category: 'Category',
    usual: 'As e dey before',
    forAll: name => `All with ${name}, plus di ones wey go come`,
    forAllAlike: 'All wey resemble dis one, plus di ones wey go come',
    note: 'Note',
    noteHelp: 'Na only you dey see am. You fit search for am.',
    count: (used, max) => `${used}/${max}`,
    save: 'Save',
    saving: 'E dey save...',
    saved: 'E don save',
    failed: 'We no fit save dis one. E no touch your money. Abeg try again.',
    allWith: name => `All with ${name}`,
  },
  narrowMessages: {
    more: 'More filters',
    moreOn: count => (count === 1 ? 'More filters, 1 dey on' : `More filters, ${count} dey on`),
    title: 'Filters',
    close: 'Close',
    category: 'Category',
    anyCategory: 'Any category',
    least: 'E must reach',
    most: 'E no go pass',
    with: name => `With ${name}`,
    withAnyone: 'Show all again',
    clear: 'Clear',
    show: 'Show transactions',
  },
} satisfies Translations<typeof english>;
