import { Component, type ReactNode } from 'react';

/** Like the error boundary of an element: what a part inside throws is reported by the whole element. */
export class OuterBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>All of it failed</p> : this.props.children;
  }
}
