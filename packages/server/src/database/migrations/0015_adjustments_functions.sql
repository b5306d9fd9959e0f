-- Valuation at any past day sums the ledger of a store up to a moment without touching its rows.
create index movements_valued on stock_movements (business_id, store_id, at) include (product_id, quantity, value);
--> statement-breakpoint
revoke update, delete on stock_adjustments, stock_adjustment_lines from tilldesk_app;
--> statement-breakpoint
revoke delete on stock_reservations from tilldesk_app;
