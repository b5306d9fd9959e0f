import { useParams } from 'react-router-dom';
import { useAnswer, type Answered } from '../api/useAnswer.ts';
import { recordParam } from './places.ts';
import type { VersionedRecord, Resource } from './resource.ts';

/** Loads the record whose id is in the address; makes no call on a page without one. */
export function useRecord<R extends VersionedRecord>({
  calls,
  at,
}: Resource<R>): Answered<NonNullable<typeof calls.one>> & {
  id: string | undefined;
} {
  const params = useParams();
  const path = at.details ?? at.edit;
  const id = [at.details, at.edit].flatMap((place) => (place ? [params[recordParam(place)]] : [])).find(Boolean);
  if (calls.one === undefined || path === undefined) throw new Error(`useRecord: ${calls.name} shows no single record`);
  const answered = useAnswer(calls.one, id === undefined ? null : { params: { id } });
  return { ...answered, id };
}
