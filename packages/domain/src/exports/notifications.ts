/** `@tilldesk/domain/notifications`: notifications. */
export {
  notificationKinds,
  notificationTemplates,
  severities,
  type NotificationKind,
  type NotificationParams,
  type Severity,
} from '../notifications/notices.entity.ts';
export {
  notificationEvents,
  loggedNotifications,
  newNotification,
  NOTIFICATION_PAGE,
  notificationsFailed,
  type NotificationList,
} from '../notifications/notifications.contract.ts';
export { notification, type Notification } from '../notifications/notifications.entity.ts';
