import * as z from 'zod/mini';
import {
  customerEmail,
  customerPhone,
  withOnePrimary,
  type CustomerEmail,
  type CustomerPhone,
} from '../customers/contacts.entity.ts';
import { customer } from '../customers/customers.entity.ts';
import { customers } from '../customers/customers.contract.ts';
import { importCalls } from './imports.contract.ts';
import { importing } from './importing.ts';

/** Import and export of customers. A customer of another system is matched by the external reference. */
export const customerImport = importing(customer, {
  name: 'customers',
  module: 'Customer',
  calls: importCalls('customers', 'Customer', customers),
  matches: ['reference', 'email', 'phone'],
  columns: {
    firstName: {
      headers: {
        en: ['First name', 'Given name', 'Forename', 'Name', 'Customer name', 'Contact name'],
        es: ['Nombre', 'Nombres', 'Nombre de pila', 'Nombre del cliente', 'Cliente'],
      },
    },
    lastName: {
      headers: { en: ['Last name', 'Surname', 'Family name'], es: ['Apellido', 'Apellidos'] },
    },
    company: {
      headers: {
        en: ['Company', 'Organization', 'Business name', 'Company name'],
        es: ['Empresa', 'Compañía', 'Razón social', 'Organización'],
      },
    },
    street: {
      headers: { en: ['Street', 'Address', 'Address 1', 'Street address'], es: ['Calle', 'Dirección', 'Domicilio'] },
    },
    city: { headers: { en: ['City', 'Town'], es: ['Ciudad', 'Localidad', 'Municipio'] } },
    state: { headers: { en: ['State', 'Province', 'Region'], es: ['Estado', 'Provincia', 'Región'] } },
    postalCode: {
      headers: { en: ['Postal code', 'Zip', 'Zip code', 'Postcode'], es: ['Código postal', 'CP', 'C.P.'] },
    },
    country: { headers: { en: ['Country'], es: ['País'] } },
    group: { headers: { en: ['Group', 'Customer group', 'Price level'], es: ['Grupo', 'Grupo de clientes'] } },
    tags: { headers: { en: ['Tags', 'Labels'], es: ['Etiquetas'] } },
    birthday: { headers: { en: ['Birthday', 'Date of birth', 'DOB'], es: ['Cumpleaños', 'Fecha de nacimiento'] } },
    preferredLanguage: {
      headers: { en: ['Language', 'Preferred language'], es: ['Idioma', 'Idioma preferido'] },
      synonyms: { en: ['English', 'inglés', 'en'], es: ['Spanish', 'español', 'es'] },
    },
    hearAboutUs: {
      headers: {
        en: ['How they heard of us', 'Hear about us', 'Referred by', 'Source', 'Lead source'],
        es: ['Cómo supo de nosotros', 'Cómo nos conoció', 'Origen', 'Fuente'],
      },
      synonyms: {
        walkIn: ['walk-in', 'walk in', 'pasó por la tienda'],
        friend: ['friend', 'word of mouth', 'referral', 'amigo', 'recomendación'],
        google: ['google'],
        facebook: ['facebook'],
        instagram: ['instagram'],
        flyer: ['flyer', 'volante'],
        returning: ['returning', 'returning customer', 'cliente frecuente'],
        other: ['other', 'otro'],
      },
    },
    taxExempt: {
      headers: { en: ['Tax exempt', 'Tax free', 'Exempt'], es: ['Exento de impuestos', 'Exento'] },
    },
    taxExemptNumber: {
      headers: { en: ['Tax exempt number', 'Exemption number'], es: ['Número de exención', 'Certificado de exención'] },
    },
    taxExemptExpires: {
      headers: { en: ['Tax exempt until', 'Exemption expires'], es: ['Exento hasta', 'Vence la exención'] },
    },
    creditLimit: { headers: { en: ['Credit limit'], es: ['Límite de crédito'] } },
    alert: { headers: { en: ['Alert', 'Warning'], es: ['Alerta', 'Aviso'] } },
    notes: { headers: { en: ['Notes', 'Comments', 'Remarks'], es: ['Notas', 'Comentarios', 'Observaciones'] } },
  },
  extras: {
    reference: {
      headers: {
        en: ['Reference', 'Customer ID', 'ID', 'External ID', 'Account number', 'Customer number'],
        es: ['Referencia externa', 'ID de cliente', 'Número de cliente', 'Identificador'],
      },
      kind: { kind: 'text', max: 60 },
    },
    phone: {
      headers: {
        en: ['Phone', 'Phones', 'Phone number', 'Mobile', 'Cell', 'Mobile number', 'Telephone', 'Cell phone'],
        es: ['Teléfono', 'Teléfonos', 'Número de teléfono', 'Celular', 'Móvil', 'Tel'],
      },
      kind: { kind: 'list' },
    },
    email: {
      headers: {
        en: ['Email', 'Emails', 'E-mail', 'Email address'],
        es: ['Correo electrónico', 'Correo', 'Correos', 'Email'],
      },
      kind: { kind: 'list' },
    },
  },
  blank: () => ({ phones: [], emails: [], tags: [], smsConsent: false, emailConsent: false, taxExempt: false }),
  // A row adds missing phones and emails and removes none, so that the customer stays reachable.
  compose: ({ phone, email }, before) => ({
    ...(phone ? { phones: added(phonesOf(before), texts(phone).map(phoneOf), phoneKey) } : {}),
    ...(email ? { emails: added(emailsOf(before), texts(email).map(emailOf), emailKey) } : {}),
  }),
  spread: (record) => ({
    phone: phonesOf(record).map(({ number }) => number),
    email: emailsOf(record).map(({ address }) => address),
  }),
});

type Values = Readonly<Record<string, unknown>> | null;
const texts = (cell: unknown): string[] => (Array.isArray(cell) ? cell.map(String) : []);
const phonesOf = (record: Values) => z.parse(z.array(customerPhone), record?.['phones'] ?? []);
const emailsOf = (record: Values) => z.parse(z.array(customerEmail), record?.['emails'] ?? []);
const phoneOf = (number: string): CustomerPhone => ({ number, label: 'mobile', contactName: null, isPrimary: false });
const emailOf = (address: string): CustomerEmail => ({ address: address.toLowerCase(), isPrimary: false });
/** The last ten digits: a phone is the same with and without country code. */
const phoneKey = ({ number }: CustomerPhone): string => number.replace(/\D/g, '').slice(-10);
const emailKey = ({ address }: CustomerEmail): string => address.toLowerCase();

function added<C extends { isPrimary: boolean }>(
  existing: readonly C[],
  more: readonly C[],
  keyOf: (c: C) => string,
): C[] {
  const known = new Set(existing.map(keyOf));
  const fresh = more.filter((contact) => !known.has(keyOf(contact)));
  return fresh.length === 0 ? [...existing] : withOnePrimary([...existing, ...fresh], keyOf);
}
