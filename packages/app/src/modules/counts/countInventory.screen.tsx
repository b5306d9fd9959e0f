import { counts, WHOLE_CATEGORY } from '@tilldesk/domain/counts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigateTo, useParamsOf } from '../../navigation/useNavigateTo.ts';
import { Failed } from '../../page/Failed.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useScan } from '../../scanning/useScan.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { countAt, countPage } from './places.ts';
import { CountWindow } from './window/CountWindow.tsx';

/** Counts a category: the count in progress there, the one in the address (`count`), or a new one. */
export function Screen() {
  const navigateTo = useNavigateTo();
  const { mainCategoryId, subCategoryId: sub } = useParamsOf(countPage);
  const subCategoryId = sub === WHOLE_CATEGORY ? null : sub;
  const [address] = useSearchParams();
  const [round, setRound] = useState(0);
  const named = address.get('count');
  const query = { mainCategoryId, ...(subCategoryId === null ? {} : { subCategoryId }) };
  const { data, problem, fresh, again } = useAnswer(counts.place, { query });
  // Counting starts on this page: an earlier scan gets the error tone and does not navigate away.
  useScan(() => 'rejected', { when: !data });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  // A cached response may lack a count that was started after it.
  if (!data || (round > 0 && !fresh)) return <Wait />;
  const open = data.open.findLast(({ scope }) => scope.subCategoryId === subCategoryId);
  return (
    <CountWindow
      key={`${mainCategoryId} ${sub} ${named ?? ''} ${round}`}
      place={data}
      scope={{ mainCategoryId, subCategoryId }}
      countId={named ?? open?.id ?? null}
      onAnother={() => {
        setRound(round + 1);
        again();
        navigateTo(countPage, { with: countAt({ mainCategoryId, subCategoryId }), replace: true });
      }}
    />
  );
}
