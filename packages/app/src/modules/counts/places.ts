import { WHOLE_CATEGORY } from '@tilldesk/domain/counts';

/** The page that counts one category. */
export const countPage = '/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId';

/** Returns the parameters of that address; `all` means the main category with all its subcategories. */
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
