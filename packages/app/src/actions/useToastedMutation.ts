import { ApiProblem } from '../api/ApiProblem.ts';
import { useMutation, type Mutation } from '../api/useMutation.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { toasts } from '../page/toasts.ts';

/** A mutation of a button without a place for its problem, which is shown as a toast. */
export function useToastedMutation(): Pick<Mutation, 'busy' | 'run'> {
  const { busy, run } = useMutation();
  const problems = useProblem();
  return {
    busy,
    run: (order, work) =>
      run(order, async (key) => {
        try {
          return await work(key);
        } catch (error) {
          if (error instanceof ApiProblem) toasts.show({ tone: 'bad', text: problems.message(error) });
          throw error;
        }
      }),
  };
}
