import { product } from '../products/products.entity.ts';
import { products } from '../products/products.contract.ts';
import { importCalls } from './imports.contract.ts';
import { importing } from './importing.ts';

/** Import and export of products, with opening stock. */
export const productImport = importing(product, {
  name: 'products',
  module: 'Product',
  calls: importCalls('products', 'Product', products),
  matches: ['sku', 'barcodes'],
  columns: {
    sku: {
      headers: {
        en: ['SKU', 'Item number', 'Item no', 'Product code', 'Stock code', 'Item code', 'Part number', 'Style'],
        es: ['SKU', 'Código', 'Código de producto', 'Clave', 'Referencia', 'Número de artículo', 'Código interno'],
      },
    },
    name: {
      headers: {
        en: ['Name', 'Product name', 'Product', 'Item', 'Item name', 'Title', 'Product title'],
        es: ['Nombre', 'Nombre del producto', 'Producto', 'Artículo', 'Título'],
      },
    },
    categoryId: {
      headers: {
        en: ['Category', 'Category name', 'Product category', 'Sub category', 'Department', 'Product type', 'Type'],
        es: ['Categoría', 'Nombre de la categoría', 'Subcategoría', 'Departamento', 'Familia', 'Tipo de producto'],
      },
    },
    brand: {
      headers: { en: ['Brand', 'Manufacturer', 'Make', 'Maker'], es: ['Marca', 'Fabricante'] },
    },
    model: { headers: { en: ['Model', 'Device', 'Model name'], es: ['Modelo', 'Equipo'] } },
    carrier: { headers: { en: ['Carrier', 'Network carrier'], es: ['Operador', 'Compañía telefónica'] } },
    color: { headers: { en: ['Color', 'Colour'], es: ['Color'] } },
    storage: { headers: { en: ['Storage', 'Capacity', 'Memory'], es: ['Almacenamiento', 'Capacidad', 'Memoria'] } },
    size: { headers: { en: ['Size'], es: ['Tamaño', 'Talla'] } },
    network: { headers: { en: ['Network', 'Network type'], es: ['Red', 'Tipo de red'] } },
    grade: { headers: { en: ['Grade', 'Cosmetic grade'], es: ['Grado', 'Grado estético'] } },
    condition: {
      headers: { en: ['Condition', 'Product condition'], es: ['Condición', 'Estado físico', 'Estado del producto'] },
      synonyms: {
        new: ['new', 'brand new', 'nuevo', 'nueva'],
        openBox: ['open box', 'caja abierta'],
        used: ['used', 'pre-owned', 'second hand', 'usado', 'usada', 'de segunda mano'],
        refurbished: ['refurbished', 'refurb', 'renewed', 'reacondicionado', 'reacondicionada', 'restaurado'],
      },
    },
    tracking: {
      headers: {
        en: ['Tracking', 'Track by', 'Stock tracking', 'Serialized', 'Inventory type'],
        es: ['Control de existencias', 'Seguimiento', 'Control', 'Serializado', 'Tipo de inventario'],
      },
      synonyms: {
        serialized: ['serialized', 'serial', 'by serial', 'imei', 'yes', 'true', 'serializado', 'por serie', 'sí'],
        quantity: ['quantity', 'by quantity', 'qty', 'no', 'false', 'cantidad', 'por cantidad', 'non-serialized'],
        none: ['not tracked', 'none', 'service', 'untracked', 'sin control', 'servicio', 'ninguno'],
      },
    },
    price: {
      headers: {
        en: ['Price', 'Retail price', 'Selling price', 'Sale price', 'Unit price', 'Retail', 'List price'],
        es: ['Precio', 'Precio de venta', 'Precio unitario', 'Precio al público', 'PVP', 'Precio de lista'],
      },
    },
    minPrice: {
      headers: {
        en: ['Lowest price', 'Minimum price', 'Min price', 'Floor price'],
        es: ['Precio mínimo', 'Precio más bajo'],
      },
    },
    taxRate: {
      headers: {
        en: ['Tax rate', 'Tax', 'Sales tax', 'VAT', 'Tax percent'],
        es: ['Tasa de impuesto', 'Impuesto', 'IVA', 'Tasa', 'Impuesto sobre la venta'],
      },
    },
    barcodes: {
      headers: {
        en: ['Barcodes', 'Barcode', 'UPC', 'EAN', 'GTIN', 'UPC code', 'Bar code'],
        es: ['Códigos de barras', 'Código de barras', 'Cód. de barras', 'Código UPC'],
      },
    },
    reorderPoint: {
      headers: {
        en: ['Reorder point', 'Reorder level', 'Minimum stock', 'Low stock alert', 'Min quantity', 'Stock warning'],
        es: ['Punto de reorden', 'Existencia mínima', 'Stock mínimo', 'Mínimo', 'Inventario mínimo'],
      },
    },
    reorderTo: {
      headers: {
        en: ['Reorder to', 'Order up to', 'Maximum stock', 'Par level'],
        es: ['Reordenar hasta', 'Existencia máxima', 'Stock máximo'],
      },
    },
    warrantyDays: {
      headers: { en: ['Warranty days', 'Warranty', 'Warranty (days)'], es: ['Días de garantía', 'Garantía'] },
    },
    description: {
      headers: { en: ['Description', 'Long description', 'Notes'], es: ['Descripción', 'Detalle', 'Notas'] },
    },
    active: {
      headers: { en: ['Active', 'Is active', 'Enabled', 'For sale'], es: ['Activo', 'Habilitado', 'A la venta'] },
    },
  },
  extras: {
    onHand: {
      headers: {
        en: ['On hand', 'Quantity', 'Qty', 'Opening quantity', 'Opening stock', 'Stock', 'Qty on hand', 'In stock'],
        es: ['Existencias', 'Cantidad', 'Existencia inicial', 'Inventario inicial', 'Stock', 'Disponible'],
      },
      kind: { kind: 'quantity', min: 0, max: 100_000 },
    },
    unitCost: {
      headers: {
        en: ['Unit cost', 'Cost', 'Cost price', 'Purchase price', 'Buying price', 'Average cost'],
        es: ['Costo unitario', 'Costo', 'Precio de costo', 'Precio de compra', 'Costo promedio'],
      },
      kind: { kind: 'money', min: 0, max: 999_999_999 },
      isCost: true,
    },
    serials: {
      headers: {
        en: ['Serials', 'IMEI', 'IMEIs', 'Serial number', 'Serial numbers', 'Serial', 'IMEI/Serial', 'IMEI / Serial'],
        es: ['Series', 'Número de serie', 'Números de serie', 'Serie', 'IMEI/Serie'],
      },
      kind: { kind: 'list' },
    },
  },
  blank: ({ defaultTaxRate }) => ({
    barcodes: [],
    condition: 'new',
    tracking: 'quantity',
    taxRate: defaultTaxRate,
    active: true,
  }),
});
