import { dashboard } from '@tilldesk/domain/shop';
import { Failed } from '../../kit/page/Failed.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { Figures } from './dashboard.styles.ts';

/** Today's figures of the store; they follow every sale. */
export function Screen() {
  const say = useSay();
  const { money, number, day } = useFormats();
  const { data, problem, again } = useAnswer(dashboard, {}, { watch: ['invoices'] });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  const figures = [
    [say('dashboard.netSales'), money(data.netSales)],
    [say('dashboard.invoices'), number(data.invoices)],
    [say('dashboard.averageSale'), money(data.averageSale)],
    [say('dashboard.pieces'), number(data.pieces)],
    ...(data.grossProfit === null ? [] : [[say('dashboard.grossProfit'), money(data.grossProfit)]]),
  ];
  return (
    <Page about={day(data.day)}>
      <Figures>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </Page>
  );
}
