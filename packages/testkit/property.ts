import fc from 'fast-check';
import { seedNumber } from './random.ts';

// Properties are tried with what follows from the run's seed, like everything else that tests draw.
fc.configureGlobal({ seed: seedNumber });

export default fc;
