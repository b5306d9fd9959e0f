import { WHOLE_CATEGORY } from '@tilldesk/domain/stock';

/** Where one category is counted. */
export const countPage = '/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId';

/** The parameters of that address; `all` stands for the main category with all its subs. */
export const countAt = ({
  mainCategoryId,
  subCategoryId,
}: {
  mainCategoryId: string;
  subCategoryId: string | null;
}) => ({
  mainCategoryId,
  subCategoryId: subCategoryId ?? WHOLE_CATEGORY,
});
