import { inEachBusiness } from '../../jobs/each-business.ts';
import { job } from '../../jobs/job.ts';
import { repeatExpenses } from './repeat.store.ts';

/** Creates recurring expenses at most half an hour after a day begins in the zone of their store. */
export const recurringExpensesJob = job({
  name: 'recurring-expenses',
  schedule: '1,31 * * * *',
  handle: (services) =>
    inEachBusiness(services, async (tx, businessId, now) => {
      const repeated = await repeatExpenses(tx, businessId, now);
      return () => {
        for (const { storeId, recurringId, expenseIds, events } of repeated) {
          const audience = { businessId, storeId };
          for (const id of expenseIds) services.changes.publish(audience, 'expenses', id);
          services.changes.publish(audience, 'recurring-expenses', recurringId);
          events.forEach(services.changes.publishEvent);
        }
      };
    }),
});
