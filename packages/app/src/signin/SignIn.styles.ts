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

/** Other actions on the page, below the main one. */
export const SignInOptions = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--td-space-1);
  margin-block-start: var(--td-space-1);
`;

/** Shown in place of a form: a message and the next step. */
export const Message = styled.div`
  display: grid;
  gap: var(--td-space-4);
`;

/** The code's box: as wide as the button below it, with centered digits. */
export const WideCode = styled(CodeInput)`
  && {
    inline-size: 100%;
    justify-content: center;
  }
`;

/** A button and its result. */
export const Centred = styled.div`
  display: grid;
  justify-items: center;
`;
