import { createImageProcessor, type ImageProcessor } from '../image-processor.ts';

/** As the product draws pictures, but never too busy for one: on a machine that is slow a test finds the same. */
export function createPatientProcessor(): ImageProcessor {
  return createImageProcessor({ timeoutMs: 60_000, waitMsMax: 60_000 });
}
