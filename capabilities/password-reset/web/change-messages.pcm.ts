import type { Translations } from '@wura/browser/messages';
import type * as english from './change-messages.ts';

export default {
  changePasswordMessages: {
    title: 'Password',
    lead: 'New one go log out every other device.',
    change: 'Change password',
    current: 'Password wey dey now',
    next: 'New password',
    showPassword: 'Show password',
    failed: 'We no fit change your password. E still dey as e dey before.',
    saving: 'E dey change...',
    done: 'Password don change',
  },
} satisfies Translations<typeof english>;
