import { Component, type ReactNode } from 'react';
import { Crashed } from '../page/Crashed.tsx';

type State = { error: unknown; failed: boolean };

/** Shown when the shell fails to render; a page's own failure is shown inside the shell. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <main>
        <Crashed error={error} onRetry={() => this.setState({ error: undefined, failed: false })} />
      </main>
    );
  }
}
