// The rows of a draft as JSON records, and the columns that they are written to, in the same order.

export const headColumnNames = `customer_id, currency, notes, gross, discount_total, net, tax, total, pieces, discount_kind,
  discount_amount, discount_rate, discount_reason, exempt_by, exempt_reason, exempt_certificate, exempt_tax`;
export const headColumns = `"customerId" uuid, currency text, notes text, gross bigint, "discountTotal" bigint, net bigint, tax bigint,
  total bigint, pieces int, "discountKind" text, "discountAmount" bigint, "discountRate" numeric, "discountReason" text,
  "exemptBy" text, "exemptReason" text, "exemptCertificate" text, "exemptTax" bigint`;

export const lineColumns = `id, position, product_id, unit_id, quantity, unit_price, tax_rate, description, sku, unit_code, gross,
  discount_total, net, tax, total, discount_kind, discount_amount, discount_rate, list_price, price_rule, charge,
  is_taxed, salesperson_id, price_reason, discount_reason, offered`;
export const lineRecord = `id uuid, position int, "productId" uuid, "unitId" uuid, quantity int, "unitPrice" bigint, "taxRate" numeric,
  description text, sku text, "unitCode" text, gross bigint, "discountTotal" bigint, net bigint, tax bigint, total bigint,
  "discountKind" text, "discountAmount" bigint, "discountRate" numeric, "listPrice" bigint, "priceRule" text,
  charge text, "isTaxed" boolean, "salespersonId" uuid, "priceReason" text, "discountReason" text, offered bigint`;
