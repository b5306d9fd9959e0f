import { vendor } from '../vendors/vendors.entity.ts';
import { vendors } from '../vendors/vendors.contract.ts';
import { importCalls } from './imports.contract.ts';
import { importing } from './importing.ts';

/** Import and export of vendors. */
export const vendorImport = importing(vendor, {
  name: 'vendors',
  module: 'Vendor',
  calls: importCalls('vendors', 'Vendor', vendors),
  matches: ['reference', 'name'],
  columns: {
    name: {
      headers: {
        en: ['Name', 'Vendor', 'Vendor name', 'Supplier', 'Supplier name', 'Company'],
        es: ['Nombre', 'Proveedor', 'Nombre del proveedor', 'Empresa', 'Razón social'],
      },
    },
    contactName: { headers: { en: ['Contact', 'Contact name'], es: ['Contacto', 'Nombre del contacto'] } },
    phone: { headers: { en: ['Phone', 'Phone number', 'Telephone'], es: ['Teléfono', 'Número de teléfono'] } },
    email: { headers: { en: ['Email', 'E-mail', 'Email address'], es: ['Correo electrónico', 'Correo'] } },
    street: { headers: { en: ['Street', 'Address', 'Address 1'], es: ['Calle', 'Dirección', 'Domicilio'] } },
    city: { headers: { en: ['City', 'Town'], es: ['Ciudad', 'Municipio'] } },
    state: { headers: { en: ['State', 'Province', 'Region'], es: ['Estado', 'Provincia', 'Región'] } },
    postalCode: { headers: { en: ['Postal code', 'Zip', 'Zip code'], es: ['Código postal', 'CP'] } },
    country: { headers: { en: ['Country'], es: ['País'] } },
    preferredLanguage: {
      headers: { en: ['Language', 'Preferred language'], es: ['Idioma', 'Idioma preferido'] },
      synonyms: { en: ['English', 'inglés'], es: ['Spanish', 'español'] },
    },
    accountNo: {
      headers: {
        en: ['Account number', 'Account no', 'Our account'],
        es: ['Número de cuenta', 'Cuenta', 'No. de cuenta'],
      },
    },
    taxId: { headers: { en: ['Tax ID', 'VAT number', 'EIN'], es: ['Identificación fiscal', 'RFC', 'NIT', 'RUC'] } },
    termsDays: {
      headers: { en: ['Terms (days)', 'Terms', 'Net days'], es: ['Plazo (días)', 'Plazo', 'Días de crédito'] },
    },
    leadDays: {
      headers: { en: ['Lead time (days)', 'Lead time', 'Lead days'], es: ['Días de entrega', 'Tiempo de entrega'] },
    },
    isCarrier: { headers: { en: ['Carrier', 'Is carrier'], es: ['Operador', 'Es operador'] } },
    isDistributor: { headers: { en: ['Distributor', 'Is distributor'], es: ['Distribuidor', 'Es distribuidor'] } },
    rmaWindowDays: {
      headers: { en: ['RMA window (days)', 'Return days'], es: ['Días para devolver', 'Plazo de devolución'] },
    },
    rmaEmail: { headers: { en: ['RMA email', 'Returns email'], es: ['Correo de devoluciones', 'Correo de RMA'] } },
    bankName: { headers: { en: ['Bank', 'Bank name'], es: ['Banco', 'Nombre del banco'] } },
    bankRouting: { headers: { en: ['Routing number', 'BIC', 'SWIFT'], es: ['Código de ruta', 'Código SWIFT'] } },
    bankAccount: { headers: { en: ['Bank account', 'IBAN'], es: ['Cuenta bancaria', 'CLABE'] } },
    notes: { headers: { en: ['Notes', 'Comments'], es: ['Notas', 'Comentarios'] } },
    active: { headers: { en: ['Active', 'Is active'], es: ['Activo', 'Habilitado'] } },
  },
  extras: {
    reference: {
      headers: {
        en: ['Reference', 'Vendor ID', 'Supplier ID', 'ID', 'External ID'],
        es: ['Referencia externa', 'ID de proveedor', 'Identificador'],
      },
      kind: { kind: 'text', max: 60 },
    },
  },
  blank: () => ({ isCarrier: false, isDistributor: false, active: true }),
});
