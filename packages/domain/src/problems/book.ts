/**
 * The book of problems: every refusal the product knows, with its HTTP status and its English sentence.
 * `{name}` stands for a parameter. The app translates by code; nobody else spells a sentence.
 * Wrong credentials are 400, since the spec makes every 401 an expired session (spec §8).
 */
export const book = {
  'request.invalid': [400, 'Some fields are not right. Please check them.'],
  'request.unreadable': [400, 'The request could not be read.'],
  'request.tooLarge': [413, 'The request is too large.'],
  'request.unsupported': [415, 'This kind of content is not supported.'],
  'request.keyMissing': [400, 'This call needs an Idempotency-Key header.'],
  'request.keyReused': [422, 'This Idempotency-Key was already used for another request.'],
  'request.tooMany': [429, 'Too many requests. Please wait a moment.'],
  'session.expired': [401, 'Session expired. Please log in again.'],
  'signin.wrong': [400, 'Wrong store, email or password.'],
  'signin.tooMany': [429, 'Too many failed sign-ins. Please try again in {minutes} minutes.'],
  'access.denied': [
    403,
    "You don't have permission to access this page. Please contact your administrator for access.",
  ],
  'record.notFound': [404, 'This record does not exist.'],
  'record.changed': [409, 'Somebody else changed this record. Please look at the differences.'],
  'record.exists': [409, 'A record with this id already exists.'],
  'route.notFound': [404, 'There is nothing at this address.'],
  'server.failed': [500, 'An error occurred'],
  'server.stopping': [503, 'The server is stopping. Please try again in a moment.'],
  'product.skuTaken': [409, 'The SKU {sku} already belongs to {product}.'],
  'product.barcodeTaken': [409, 'The barcode {barcode} already belongs to {product}.'],
  'product.trackingFixed': [409, 'How this product is tracked cannot change once it has stock or history.'],
  'product.inStock': [409, '{onHand} of {product} are still in stock.'],
  'category.inUse': [409, 'This category still holds products or sub-categories.'],
  'category.tooDeep': [400, 'Categories have two levels at most.'],
  'customer.contactMissing': [400, 'A customer needs a phone or an email.'],
  'unit.sold': [409, 'IMEI {code} was already sold on {invoice}.'],
  'unit.notAvailable': [409, '{code} is not available for sale (status: {status}).'],
  'unit.taken': [409, '{code} is already in stock as another unit.'],
  'unit.twice': [400, '{code} stands twice on this invoice.'],
  'stock.short': [409, 'Only {available} of {product} left in stock.'],
  'invoice.empty': [400, 'An invoice needs at least one line.'],
  'invoice.posted': [409, 'Invoice {invoice} is already posted and cannot be changed.'],
  'invoice.unitMissing': [400, 'Scan the IMEI of {product} before checkout.'],
  'invoice.priceFixed': [403, 'You may not change the price of {product}.'],
  'invoice.productGone': [409, '{product} is no longer sold.'],
  'invoice.discountTooBig': [400, 'The discount is larger than the amount.'],
  'tender.short': [400, '{due} is still to be paid.'],
  'tender.over': [400, 'Only cash may be more than what is due.'],
  'tender.referenceMissing': [400, "Please enter the terminal's reference."],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof book;
