import { say } from './prepare.ts';
import { buildWeb } from './web-build.ts';

// `npm run build`: what a machine that only serves is given beside the sources, because it has no tools to build with.
await buildWeb({ log: say });
