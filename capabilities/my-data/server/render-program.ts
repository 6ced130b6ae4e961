import { drawPdf } from '@wura/documents/as-pdf';
import { serveOrders } from '@wura/documents/serve-orders';
import { layOutSummary } from './lay-out-summary.ts';
import type { Summary } from './summary.ts';

// What runs in the renderer, a thread of its own.

serveOrders((summary: Summary) =>
  drawPdf({ title: 'Your data at Wura', pages: layOutSummary(summary), at: new Date(summary.madeAt) }),
);
