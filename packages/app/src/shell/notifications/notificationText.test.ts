import {
  notificationKinds,
  notificationTemplates,
  type NotificationKind,
  type NotificationParams,
} from '@tilldesk/domain/notifications';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatsOf } from '../../i18n/formats.ts';
import type { MessageValues } from '../../i18n/useTranslate.ts';
import en from './notices.messages.en.json';
import es from './notices.messages.es.json';
import { noticeFace, noticeTexts } from './notificationText.ts';

const params: { [K in NotificationKind]: NotificationParams[K] } = {
  lowStock: { product: 'USB-C cable', onHand: 4, reorderPoint: 5 },
  drawerDifference: { register: 'Till 1', person: 'Noah Klein', difference: -1240, currency: 'USD' },
  drawerUncounted: { register: 'Till 1', person: 'Noah Klein' },
  newDevice: { device: 'Chrome 156 on Linux', address: '203.0.113.7' },
  passwordChanged: {},
  pinBlocked: {},
  pinGuessed: { person: 'Ana Ruiz', by: 'Noah Klein' },
  emailStopped: { person: 'Ana Ruiz', by: 'Noah Klein', email: 'ana@new.test' },
  shiftCorrected: { person: 'Ana Ruiz', day: '2026-03-13' },
  shiftsApproved: { person: 'Ana Ruiz', count: 2 },
  shiftReopened: { person: 'Ana Ruiz', day: '2026-03-13', reason: 'Wrong end' },
  payrollPaid: { number: 'PR-1001', person: 'Ana Ruiz', total: 81_375, currency: 'USD' },
  expenseSubmitted: { number: 'EXP-1001', person: 'Ana Ruiz', total: 45000, currency: 'USD' },
  expenseRejected: { number: 'EXP-1001', person: 'Noah Klein', reason: 'No receipt' },
  billsPending: { person: 'Ana Ruiz', count: 2 },
  expenseRepeated: {
    state: 'numbered',
    number: 'EXP-1002',
    payee: 'Harbor Estates',
    day: '2026-03-13',
    total: 240000,
    currency: 'USD',
  },
  expenseNotRepeated: { payee: 'Harbor Estates', day: '2026-03-13' },
  commissionApproved: { day: '2026-03-13', total: 45000, currency: 'USD' },
  chatWaiting: { person: 'Noah Klein', topic: 'billing' },
  backupFailed: {},
  mailFailed: { address: 'ana@shop.test', tries: 10 },
};

const speaker = (locale: string, messages: Readonly<Record<string, string>>) => {
  const intl = createIntl({ locale, messages });
  const formats = formatsOf({ locale, currency: 'USD', timeZone: 'America/New_York' });
  const ifKnown = (id: string, values?: MessageValues) =>
    id in messages ? intl.formatMessage({ id }, values) : undefined;
  return (type: string, given: Readonly<Record<string, string | number>>) =>
    noticeTexts({ type, title: 'server title', body: 'server body', params: given }, { ifKnown }, formats);
};
const [english, spanish] = [speaker('en-US', en), speaker('es-US', es)];

/** Returns the server's texts of a type. */
const ofServer = <K extends NotificationKind>(kind: K) => ({
  title: notificationTemplates[kind].title(params[kind]),
  body: notificationTemplates[kind].body(params[kind]),
});

test('every kind is said in English as the server says it, but for the way that days are written', () => {
  const days = (text: string) => text.replace('2026-03-13', 'Mar 13, 2026');
  for (const kind of notificationKinds) {
    const { title, body } = ofServer(kind);
    expect(english(kind, params[kind])).toEqual({ title, body: days(body) });
  }
});

test('every kind is said in Spanish', () => {
  const texts = Object.fromEntries(
    notificationKinds.map((kind) => [kind, Object.values(spanish(kind, params[kind])).join(' | ')]),
  );
  expect(texts).toEqual({
    lowStock: 'Pocas existencias: USB-C cable | Quedan 4. El punto de reposición es 5.',
    drawerDifference: 'Diferencia de efectivo en Till 1 | Noah Klein cerró la caja con $12.40 de menos.',
    drawerUncounted: 'Efectivo sin contar en Till 1 | Nadie contó la caja que dejó Noah Klein.',
    newDevice:
      'Inicio de sesión desde un dispositivo nuevo | Chrome 156 on Linux en 203.0.113.7. Si no fue usted, cambie su contraseña ahora.',
    passwordChanged: 'Su contraseña fue cambiada | Si no fue usted, avise a su administrador ahora.',
    pinBlocked:
      'PIN de acceso bloqueado | Se escribió un PIN de acceso incorrecto demasiadas veces en una de sus sesiones.',
    pinGuessed:
      'PIN de acceso incorrectos de Ana Ruiz | Se escribieron en una sesión de Noah Klein. Cambie el PIN de acceso si no fue un error.',
    emailStopped:
      'Cambio de correo de Ana Ruiz detenido | Noah Klein pidió ana@new.test. El dueño de la dirección anterior no estuvo de acuerdo.',
    shiftCorrected: 'Su turno fue corregido | Ana Ruiz corrigió su turno del 13 mar 2026.',
    shiftsApproved: 'Sus horas fueron aprobadas | Ana Ruiz aprobó 2 turnos.',
    shiftReopened: 'Su turno fue reabierto | Ana Ruiz reabrió su turno del 13 mar 2026: Wrong end',
    payrollPaid: 'Su paga fue pagada | Ana Ruiz pagó $813.75 (PR-1001).',
    expenseSubmitted: 'El gasto EXP-1001 espera aprobación | Ana Ruiz envió $450.00.',
    expenseRejected: 'El gasto EXP-1001 fue rechazado | Noah Klein: No receipt',
    billsPending:
      '2 pagos de facturas sin procesar | Ana Ruiz terminó su trabajo. Regístrelos en el portal del proveedor.',
    expenseRepeated: 'Gasto periódico: Harbor Estates | Se creó el de $2,400.00 del 13 mar 2026 como EXP-1002.',
    expenseNotRepeated:
      'Gasto periódico no creado: Harbor Estates | Vencía el 13 mar 2026. Revise su categoría y su proveedor; se volverá a intentar.',
    commissionApproved: 'Su comisión fue aprobada | $450.00 por el periodo hasta el 13 mar 2026.',
    chatWaiting: 'Noah Klein pide soporte | Facturación y pagos. Nadie se ha unido al chat todavía.',
    backupFailed:
      'Falló la copia de seguridad | No se hizo una copia nueva. El motivo está en su perfil, en Copias de seguridad.',
    mailFailed:
      'No se pudo enviar un correo a ana@shop.test | Se abandonó tras 10 intentos. Revise la dirección y haga que se envíe de nuevo.',
  });
});

test('a drawer with too much, one piece left and a browser that did not say its name have words too', () => {
  expect([
    english('drawerDifference', { ...params.drawerDifference, difference: 500 }).body,
    spanish('lowStock', { ...params.lowStock, onHand: 1 }).body,
    spanish('expenseRepeated', { ...params.expenseRepeated, state: 'draft', number: '' }).body,
    english('newDevice', { ...params.newDevice, device: '' }).body,
  ]).toEqual([
    'Noah Klein closed the drawer $5.00 over.',
    'Queda 1. El punto de reposición es 5.',
    'Se creó el de $2,400.00 del 13 mar 2026 como borrador.',
    'An unknown browser at 203.0.113.7. If this was not you, change your password now.',
  ]);
});

test('a kind of a later version keeps the sentences of the server and the face of a bell', () => {
  expect([spanish('later', {}), noticeFace('later')]).toEqual([
    { title: 'server title', body: 'server body' },
    { icon: 'bell', tone: 'neutral' },
  ]);
});
