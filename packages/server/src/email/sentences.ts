import { formatMoney } from '@tilldesk/domain/money';
import type { MailKind, MailLanguage, MailValues, MeetingMailValues, OrderValues } from './email.ts';
import { receiptTexts } from './receipt-texts.ts';
import type { MailText } from './texts.ts';

type Sentences = { [K in MailKind]: (values: MailValues[K]) => MailText };

/** Every sentence of every mail; a mail kind without texts in a language does not compile. */
const sentences: Readonly<Record<MailLanguage, Sentences>> = {
  en: {
    signInCode: () => ({
      subject: 'Your sign-in code',
      before: ['this code finishes your sign-in. It works once, for 5 minutes:'],
      after: ['If you are not signing in now, somebody knows your password: please change it.'],
    }),
    enrolCode: () => ({
      subject: 'Your code to turn on the second step',
      before: ['this code turns on sign-in by mailed code. It works once, for 5 minutes:'],
      after: ['If you did not ask for it, somebody is signed in as you: please change your password.'],
    }),
    newPassword: ({ store }) => ({
      subject: 'Choose a new password',
      before: [`somebody asked for a new password for your account at ${store}. This link works once, for one hour:`],
      button: 'Choose a new password',
      after: ['If it was not you, you need not do anything: your password stays as it is.'],
    }),
    invitation: ({ store, storeCode }) => ({
      subject: `Your account at ${store}`,
      before: [
        `an account was made for you at ${store}. Choose your password and access PIN; this link works once, for three days:`,
      ],
      button: 'Choose your password',
      after: [`Then sign in with the store code ${storeCode}, this e-mail address and your password.`],
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      before: ['the password of your account was changed, and your other sign-ins have ended.'],
      after: ['If it was not you, please tell your administrator at once.'],
    }),
    emailChange: ({ by, email, store }) => ({
      subject: 'Confirm a change of your sign-in e-mail',
      before: [
        `${by} asked to change the e-mail by which you sign in at ${store} to ${email}. The change is made once both addresses have confirmed it. Until then you sign in as before. On this page you confirm the change or stop it; the link works once, for seven days:`,
      ],
      button: 'Confirm or stop the change',
      after: ['If you do not know of it, stop the change there and tell your administrator at once.'],
    }),
    emailProof: ({ store }) => ({
      subject: 'Confirm that this is your address',
      before: [
        `this address is to become the e-mail by which you sign in at ${store}. Confirm that it is yours; the link works once, for seven days:`,
      ],
      button: 'Confirm this address',
      after: [
        'The change also needs the confirmation from the old address. If you do not know of it, you need not do anything.',
      ],
    }),
    emailChanged: ({ email, store }) => ({
      subject: 'Your sign-in e-mail was changed',
      before: [
        `from now on you sign in at ${store} by ${email}. Your sign-ins have ended; your password stays the same.`,
      ],
      after: ['If it was not you, please tell your administrator at once.'],
    }),
    pinChanged: ({ by, store }) => ({
      subject: 'Your access PIN was changed',
      before: [
        `${by} set a new access PIN for you at ${store}. Please ask them for it, then choose your own in your profile.`,
      ],
      after: ['If you did not expect this, please tell your administrator at once.'],
    }),
    twoFactorOn: () => ({
      subject: 'The second step was turned on',
      before: ['signing in to your account now also asks for a code.'],
      after: ['If it was not you, please tell your administrator at once.'],
    }),
    twoFactorOff: () => ({
      subject: 'The second step was turned off',
      before: ['signing in to your account no longer asks for a code.'],
      after: ['If it was not you, please change your password and tell your administrator at once.'],
    }),
    purchaseOrder: (order) => ({
      subject: `Order ${order.number} of ${order.store}`,
      before: [
        `this is our order ${order.number}. Please tell us if you cannot deliver something of it.`,
        ...(order.accountNo === null ? [] : [`Our account number with you: ${order.accountNo}`]),
        ...goods(order, 'en'),
        `Total: ${formatMoney(order.total, order.currency, 'en')}`,
        ...(order.expectedDay === null ? [] : [`Please deliver by ${dayText(order.expectedDay, 'en')}.`]),
      ],
      after: [...(order.note === null ? [] : [order.note]), [order.store, ...order.reach].join(' · ')],
    }),
    receipt: (values) => receiptTexts(values, 'en'),
    meetingBooked: (values) => ({
      subject: `Meeting on ${meetingTime(values, 'en')}`,
      before: ['this meeting with the Tilldesk team is booked:'],
      rows: meetingRows(values, 'en'),
      after: ['The calendar file is attached. The meeting can be cancelled on the page where it was booked.'],
    }),
    meetingCancelled: (values) => ({
      subject: `Cancelled: meeting on ${meetingTime(values, 'en')}`,
      before: ['this meeting with the Tilldesk team was cancelled:'],
      rows: meetingRows(values, 'en'),
      after: ['The attached file removes it from your calendar.'],
    }),
  },
  es: {
    signInCode: () => ({
      subject: 'Su código para iniciar sesión',
      before: ['con este código termina de iniciar sesión. Sirve una sola vez, durante 5 minutos:'],
      after: ['Si no está iniciando sesión ahora, alguien conoce su contraseña: cámbiela, por favor.'],
    }),
    enrolCode: () => ({
      subject: 'Su código para activar el segundo paso',
      before: [
        'con este código se activa el inicio de sesión con código por correo. Sirve una sola vez, durante 5 minutos:',
      ],
      after: ['Si no lo ha pedido, alguien ha iniciado sesión en su nombre: cambie su contraseña, por favor.'],
    }),
    newPassword: ({ store }) => ({
      subject: 'Elija una contraseña nueva',
      before: [
        `alguien ha pedido una contraseña nueva para su cuenta en ${store}. Este enlace sirve una sola vez, durante una hora:`,
      ],
      button: 'Elegir una contraseña nueva',
      after: ['Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.'],
    }),
    invitation: ({ store, storeCode }) => ({
      subject: `Su cuenta en ${store}`,
      before: [
        `se ha creado una cuenta para usted en ${store}. Elija su contraseña y su PIN de acceso; este enlace sirve una sola vez, durante tres días:`,
      ],
      button: 'Elegir su contraseña',
      after: [`Después, inicie sesión con el código de tienda ${storeCode}, este correo electrónico y su contraseña.`],
    }),
    passwordChanged: () => ({
      subject: 'Su contraseña ha cambiado',
      before: ['se ha cambiado la contraseña de su cuenta y se han cerrado sus otras sesiones.'],
      after: ['Si no ha sido usted, avise a su administrador de inmediato.'],
    }),
    emailChange: ({ by, email, store }) => ({
      subject: 'Confirme un cambio de su correo para iniciar sesión',
      before: [
        `${by} ha pedido cambiar el correo con el que inicia sesión en ${store} por ${email}. El cambio se hace cuando las dos direcciones lo hayan confirmado. Hasta entonces inicia sesión como siempre. En esta página puede confirmar el cambio o detenerlo; el enlace sirve una sola vez, durante siete días:`,
      ],
      button: 'Confirmar o detener el cambio',
      after: ['Si no sabe nada de esto, detenga allí el cambio y avise a su administrador de inmediato.'],
    }),
    emailProof: ({ store }) => ({
      subject: 'Confirme que esta dirección es suya',
      before: [
        `esta dirección va a ser el correo con el que inicia sesión en ${store}. Confirme que es suya; el enlace sirve una sola vez, durante siete días:`,
      ],
      button: 'Confirmar esta dirección',
      after: [
        'También hace falta la confirmación desde la dirección anterior. Si no sabe nada de esto, no tiene que hacer nada.',
      ],
    }),
    emailChanged: ({ email, store }) => ({
      subject: 'Su correo para iniciar sesión ha cambiado',
      before: [
        `a partir de ahora inicia sesión en ${store} con ${email}. Se han cerrado sus sesiones; su contraseña sigue siendo la misma.`,
      ],
      after: ['Si no ha sido usted, avise a su administrador de inmediato.'],
    }),
    pinChanged: ({ by, store }) => ({
      subject: 'Su PIN de acceso ha cambiado',
      before: [`${by} le ha puesto un PIN de acceso nuevo en ${store}. Pídaselo y elija después el suyo en su perfil.`],
      after: ['Si no lo esperaba, avise a su administrador de inmediato.'],
    }),
    twoFactorOn: () => ({
      subject: 'Se ha activado el segundo paso',
      before: ['al iniciar sesión en su cuenta ahora también se pide un código.'],
      after: ['Si no ha sido usted, avise a su administrador de inmediato.'],
    }),
    twoFactorOff: () => ({
      subject: 'Se ha desactivado el segundo paso',
      before: ['al iniciar sesión en su cuenta ya no se pide un código.'],
      after: ['Si no ha sido usted, cambie su contraseña y avise a su administrador de inmediato.'],
    }),
    purchaseOrder: (order) => ({
      subject: `Pedido ${order.number} de ${order.store}`,
      before: [
        `este es nuestro pedido ${order.number}. Avísenos, por favor, si no puede entregar algo de él.`,
        ...(order.accountNo === null ? [] : [`Nuestro número de cliente con ustedes: ${order.accountNo}`]),
        ...goods(order, 'es'),
        `Total del pedido: ${formatMoney(order.total, order.currency, 'es')}`,
        ...(order.expectedDay === null
          ? []
          : [`Le pedimos entregarlo a más tardar el ${dayText(order.expectedDay, 'es')}.`]),
      ],
      after: [...(order.note === null ? [] : [order.note]), [order.store, ...order.reach].join(' · ')],
    }),
    receipt: (values) => receiptTexts(values, 'es'),
    meetingBooked: (values) => ({
      subject: `Reunión el ${meetingTime(values, 'es')}`,
      before: ['esta reunión con el equipo de Tilldesk está reservada:'],
      rows: meetingRows(values, 'es'),
      after: ['Se adjunta el archivo de calendario. La reunión se puede cancelar en la página donde se reservó.'],
    }),
    meetingCancelled: (values) => ({
      subject: `Cancelada: reunión el ${meetingTime(values, 'es')}`,
      before: ['esta reunión con el equipo de Tilldesk se ha cancelado:'],
      rows: meetingRows(values, 'es'),
      after: ['El archivo adjunto la quita de su calendario.'],
    }),
  },
};

/** Returns the texts of one mail in one language. */
export const mailTextOf = <K extends MailKind>(
  language: MailLanguage,
  message: { kind: K } & MailValues[K],
): MailText => sentences[language][message.kind](message);

/** The greeting of a mail; a person without a name is greeted without one. */
export const greeting: Readonly<Record<MailLanguage, (name: string) => string>> = {
  en: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  es: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
};

/** The items and charges of an order, one line each. */
const goods = ({ lines, charges, currency }: OrderValues, language: MailLanguage): string[] => [
  ...lines.map(({ quantity, name, vendorSku, unitCost, total }) =>
    [
      `${quantity} × ${name}`,
      ...(vendorSku === null ? [] : [vendorSku]),
      formatMoney(unitCost, currency, language),
      formatMoney(total, currency, language),
    ].join(' · '),
  ),
  ...charges.map(({ label, amount }) => `${label} · ${formatMoney(amount, currency, language)}`),
];

/** Formats a day: 'May 4, 2026'. It is a calendar day, so it is formatted in UTC without a conversion. */
const dayText = (day: string, language: MailLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const meetingLabels = {
  en: { time: 'Time', person: 'Person', store: 'Store', note: 'About' },
  es: { time: 'Hora', person: 'Persona', store: 'Tienda', note: 'Asunto' },
} as const;

const meetingRows = (values: MeetingMailValues, language: MailLanguage): readonly (readonly [string, string])[] => {
  const labels = meetingLabels[language];
  return [
    [labels.time, `${meetingTime(values, language)} (${values.timeZone})`],
    [labels.person, values.person],
    [labels.store, values.store],
    [labels.note, values.note],
  ];
};

/** The day and the times of a meeting in the zone of the mail: 'Monday, March 9, 2026, 9:00 – 9:30 AM'. */
const meetingTime = ({ startsAt, endsAt, timeZone }: MeetingMailValues, language: MailLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone })
    .formatRange(new Date(startsAt), new Date(endsAt))
    // The ranges of Intl contain narrow spaces, which old mail programs show as boxes.
    .replaceAll(/[\u2009\u202f]/g, ' ');
