/** What unit `u` of product `p` looks like, by what is known of it or of its product: 'Black · 128 GB', or null. */
export const unitAppearanceSql = `nullif(concat_ws(' · ', coalesce(u.color, p.color), coalesce(u.storage, p.storage)), '')`;
