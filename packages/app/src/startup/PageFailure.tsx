import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Crashed } from '../page/Crashed.tsx';
import { Denied } from '../page/Denied.tsx';
import { clearCachedAnswers } from '../api/useAnswer.ts';
import { ApiProblem } from '../api/ApiProblem.ts';

/** Shown when a page throws: Access Denied for the server's 403, else the crash screen. */
export function PageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    function clearCachedResponses() {
      clearCachedAnswers();
    },
    [error],
  );
  if (error instanceof ApiProblem && error.status === 403) return <Denied />;
  // The full address: `.` would be the layout that renders this, which is the dashboard.
  return <Crashed error={error} onRetry={() => void navigate(location, { replace: true, state: location.state })} />;
}
