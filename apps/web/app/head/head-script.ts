import { applyTheme, savedTheme } from '@wura/ui/theme';
import { beginAfterPaint } from './begin-after-paint.ts';
import { holdEarlyPresses } from './hold-early-presses.ts';
import { meetCustomer } from './meet-customer.ts';
import { redirectEarly } from './redirect-early.ts';
import { watchStart } from './watch-start.ts';

// Runs in the <head> of every page before anything of it is drawn, so that no customer sees the wrong theme flash past,
// waits for scripts to be sent elsewhere, loses what they pressed meanwhile, or waits for scripts that are not coming.
// Bundled by vite.config.ts into one text that stands in the page itself; the server allows it by its hash.

applyTheme(savedTheme());
redirectEarly();
meetCustomer();
holdEarlyPresses();
watchStart();
beginAfterPaint();
