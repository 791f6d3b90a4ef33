import { Component, type ReactNode } from 'react';

/** As the boundary of an element: what a part inside throws is what the whole element says. */
export class OuterBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>All of it failed</p> : this.props.children;
  }
}
