-- name: findReceiptFacts
-- What the store of a receipt prints beside the facts of its session.
select tax_number, receipt_header from stores where business_id = :businessId and id = :storeId;
