-- What is booked with vendors is never changed or taken away, only countered by another row.
revoke update, delete on vendor_ledger, vendor_prices, bill_lines, bill_shares, vendor_payment_parts, landed_costs, landed_shares
from tilldesk_app;
--> statement-breakpoint
revoke delete on bills, vendor_payments, vendor_accounts, receipts, purchases from tilldesk_app;
