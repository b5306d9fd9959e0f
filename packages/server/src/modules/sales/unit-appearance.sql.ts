/**
 * SQL for the appearance of unit `u` of product `p`, from the unit's or else the product's attributes: 'Black · 128 GB', or
 * null.
 */
export const unitAppearanceSql = `nullif(concat_ws(' · ', coalesce(u.color, p.color), coalesce(u.storage, p.storage)), '')`;
