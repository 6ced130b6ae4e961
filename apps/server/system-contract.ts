import { defineRoute } from '@wura/wire';
import { configRoute, configShape } from '@wura/wire/config';
import { commonRefusals } from '@wura/wire/refusals';
import { z } from 'zod';
import { features } from './features.ts';
import { vendors } from './vendors.ts';

const up = z.object({ status: z.literal('up') });
const down = z.object({ status: z.literal('down') });
const readOnly = z.object({ status: z.literal('read_only') });

const publicShapes = Object.assign({}, ...[...vendors, ...features].map(each => each.publicSettings?.shape)) as Record<
  string,
  z.ZodType
>;
const ofFeatures = Object.fromEntries(
  features.flatMap(({ services = {} }) => Object.keys(services).map(name => [name, z.boolean()])),
);

/** What the product says of itself. */
export const routes = {
  config: defineRoute({
    ...configRoute,
    answers: {
      200: configShape.extend({ ...publicShapes, services: configShape.shape.services.extend(ofFeatures) }),
    },
  }),
  openapi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  }),
  live: defineRoute({
    method: 'GET',
    path: '/api/health/live',
    summary: 'The process answers',
    access: 'public',
    answers: { 200: up },
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/health/ready',
    summary:
      'The process answers and its database does too; `read_only`: what is kept can be read, and nothing be changed',
    access: 'public',
    answers: { 200: z.union([up, readOnly]), 503: down },
  }),
  metrics: defineRoute({
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus, for the machine itself or for the bearer of METRICS_TOKEN',
    access: 'public',
    answers: { 200: z.string().meta({ mediaTypes: ['text/plain'] }) },
    refusals: [commonRefusals.not_found],
  }),
};
