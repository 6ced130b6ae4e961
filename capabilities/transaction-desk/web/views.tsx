import type { WebFeature } from '@wura/browser/views';
import './messages.ts';

/** It brings no view: only the words of what staff moved, in the history. */
export const web: WebFeature = { order: 126 };
