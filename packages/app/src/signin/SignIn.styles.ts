import { CodeInput } from '@tilldesk/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--td-space-4);

  > button {
    inline-size: 100%;
    margin-block-start: var(--td-space-2);
  }
`;

/** What else a person may do here, below the one thing that is asked. */
export const SignInOptions = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--td-space-1);
  margin-block-start: var(--td-space-1);
`;

/** What stands where a form was: a sentence and the way on. */
export const Message = styled.div`
  display: grid;
  gap: var(--td-space-4);
`;

/** The box of the code: as wide as the button below it, its digits in the middle. */
export const WideCode = styled(CodeInput)`
  && {
    inline-size: 100%;
    justify-content: center;
  }
`;

/** A button and what came of it. */
export const Centred = styled.div`
  display: grid;
  justify-items: center;
`;
