/** The amounts of a person in a period, in the order of the table. */
export const sums = ['earned', 'splits', 'spiffs', 'chargebacks', 'adjustments', 'total'] as const;
