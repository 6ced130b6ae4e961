import { defineRoute } from '@wura/wire';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { pushFaults, pushRefusals } from './rules.ts';
import { alertChannels, alertFaults, alertKinds } from '@wura/notices/alerts';

const notificationId = z.string().regex(/^ntf_[0-9a-z]{26}$/);

const notification = z.object({
  id: z.string(),
  kind: z.string(),
  topic: z.enum(['money', 'security', 'account']),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable().meta({ description: 'A path of the web client, or null' }),
  created_at: timeText,
  read: z.boolean(),
});

const unread = z.number().int().meta({ description: 'How many are unread; counting stops at 100' });

const isOn = z.boolean({ error: alertFaults.alert_on_or_off });
const hour = z
  .number({ error: alertFaults.quiet_hour_unknown })
  .int()
  .min(0)
  .max(23, { error: alertFaults.quiet_hour_unknown });

const quietHours = z
  .object({ from: hour, until: hour })
  .nullable()
  .meta({ description: 'Hours of Lagos in which nothing is sent that may wait; null: none' });

const alerts = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(alertKinds),
      channels: z.array(
        z.object({
          channel: z.enum(alertChannels),
          on: z.boolean(),
          fixed: z.boolean().meta({ description: 'Always told this way, whatever is chosen' }),
        }),
      ),
    }),
  ),
  quiet_hours: quietHours,
});
export type Alerts = z.output<typeof alerts>;

const push = z.object({
  public_key: z.string().nullable().meta({ description: 'What a browser subscribes with; null: switched off here' }),
  here: z.boolean().meta({ description: 'The device of this session is told' }),
  devices: z.number().int().meta({ description: 'How many devices are told' }),
});

export const routes = {
  readPush: defineRoute({
    method: 'GET',
    path: '/api/notifications/push',
    summary: 'Whether this device is told, and what a browser subscribes with',
    access: 'customer',
    isNoUse: true,
    answers: { 200: push },
  }),
  allowPush: defineRoute({
    method: 'PUT',
    path: '/api/notifications/push',
    summary: 'Be told on the device of this session, until it ends; a browser’s push subscription as it stands',
    access: 'customer',
    body: z.object({
      endpoint: z
        .string({ error: pushFaults.push_service_unknown })
        .max(1_024, { error: pushFaults.push_service_unknown }),
      keys: z.object(
        {
          p256dh: z.string({ error: pushFaults.push_keys_wrong }).regex(/^[\w-]{87}=?$/, {
            error: pushFaults.push_keys_wrong,
          }),
          auth: z.string({ error: pushFaults.push_keys_wrong }).regex(/^[\w-]{22}={0,2}$/, {
            error: pushFaults.push_keys_wrong,
          }),
        },
        { error: pushFaults.push_keys_wrong },
      ),
    }),
    answers: { 200: push },
    refusals: [pushRefusals.push_off, pushRefusals.push_devices_full, pushRefusals.push_session_over],
    limits: [{ max: 30, windowSeconds: 600 }],
  }),
  stopPush: defineRoute({
    method: 'DELETE',
    path: '/api/notifications/push',
    summary: 'Be told on this device no more',
    access: 'customer',
    answers: { 204: null },
  }),
  readAlerts: defineRoute({
    method: 'GET',
    path: '/api/notifications/alerts',
    summary: 'What the customer hears of, by what ways, and when not',
    access: 'customer',
    answers: { 200: alerts },
  }),
  changeAlerts: defineRoute({
    method: 'PUT',
    path: '/api/notifications/alerts',
    summary: 'Choose some of it; money that leaves and security are always told',
    access: 'customer',
    body: z.object({
      kinds: z
        .array(
          z.object({
            kind: z.enum(alertKinds),
            channel: z.enum(alertChannels),
            on: isOn,
          }),
        )
        .max(50)
        .optional(),
      quiet_hours: quietHours
        .superRefine((value, context) => {
          if (value && value.from === value.until) {
            context.addIssue({ code: 'custom', message: alertFaults.quiet_hour_unknown });
          }
        })
        .optional(),
    }),
    answers: { 200: alerts },
    limits: [{ max: 120, windowSeconds: 600 }],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/notifications',
    summary: 'List what the customer was told, newest first',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(notificationId) }),
    answers: { 200: page(notification).extend({ unread }) },
  }),
  countUnread: defineRoute({
    method: 'GET',
    path: '/api/notifications/unread',
    summary: 'Count what the customer has not read',
    access: 'customer',
    isNoUse: true,
    answers: { 200: z.object({ unread }) },
  }),
  stream: defineRoute({
    method: 'GET',
    path: '/api/notifications/stream',
    summary:
      'What the customer is told, as it happens: server-sent events `open` {unread} and `notice` {notice, unread}, which are no ' +
      'use of the session and end with it',
    access: 'customer',
    isNoUse: true,
    isEndless: true,
    ownHeaders: z.object({
      'last-event-id': notificationId
        .optional()
        .meta({ description: 'The notice that was seen last: what came after it comes first' }),
    }),
    answers: {
      200: z
        .custom<AsyncIterable<unknown>>(
          value => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
        )
        .meta({ mediaTypes: ['text/event-stream'] }),
    },
  }),
  markRead: defineRoute({
    method: 'POST',
    path: '/api/notifications/{id}/read',
    summary: 'Mark one as read',
    access: 'customer',
    params: z.object({ id: notificationId }),
    answers: { 204: null },
  }),
  markAllRead: defineRoute({
    method: 'POST',
    path: '/api/notifications/read-all',
    summary: 'Mark all as read',
    access: 'customer',
    answers: { 204: null },
  }),
};
