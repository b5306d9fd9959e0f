import { Navigate } from 'react-router-dom';
import { Failed } from '../../page/Failed.tsx';
import { Wait } from '../../page/Loading.tsx';
import { FormScreen } from '../../resource/form/FormScreen.tsx';
import { recordAddress } from '../../resource/places.ts';
import { useRecord } from '../../resource/useRecord.ts';
import { billPaymentsResource } from './billPayments.resource.ts';
import { DETAILS } from './places.ts';

/** The form of a draft. Once the money is taken the address leads to the details. */
export function Screen() {
  const { data, problem, again } = useRecord(billPaymentsResource);
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  if (data.status !== 'draft') return <Navigate replace to={recordAddress(DETAILS, data.id)} />;
  return <FormScreen resource={billPaymentsResource} />;
}
