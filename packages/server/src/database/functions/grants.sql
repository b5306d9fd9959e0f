-- Ledgers and histories are append-only for the application's role; the few columns that may change are granted one by one.
revoke update, delete on
  audit_log, base_entries, bill_lines, bill_shares, cash_movements, chat_messages, clock_approvals, clock_corrections, commission_entries,
  commission_periods, commission_rule_versions, cost_variances, count_scans,
  customer_credits, customer_merge_items, customer_notes, expense_payments, payroll_entries, payroll_lines, landed_costs, landed_shares, payments, policies, receipt_links,
  receipt_mails, record_ids, salesperson_corrections, stock_adjustments, stock_adjustment_lines, stock_movements, unit_events,
  agency_entries, bill_money,
  vendor_ledger, vendor_payment_parts, vendor_prices
from tilldesk_app;

-- Documents change their status, and are never deleted.
revoke delete on
  bills, chat_members, chats, clock_logs, clock_sessions, commission_rules, commission_settlements, count_counters, count_lines, customer_merges, devices, inventory_counts,
  payroll_payments, purchases, receipts, register_session_people, register_sessions, stock_levels, stock_reservations, units, vendor_accounts,
  vendor_payments
from tilldesk_app;

-- A merge of customers moves their notes and adjustments.
grant update (customer_id) on customer_notes, stock_adjustments to tilldesk_app;
grant update (revoked_at) on receipt_links to tilldesk_app;
grant update (kind) on record_ids to tilldesk_app;
