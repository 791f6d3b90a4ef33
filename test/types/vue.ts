import type { GlobalComponents } from 'vue';
import type {} from 'creator-elements/types/vue';

type Earnings = InstanceType<GlobalComponents['creator-earnings']>;
type Props = Earnings['$props'];

export const props: Props = { view: 'past_payments', tab: 'orders', 'base-path': '/creators', class: 'wide' };
// @ts-expect-error no such view
export const wrongView: Props = { view: 'yesterday' };
// @ts-expect-error periods belong to another element
export const wrongAttribute: Props = { period: 'LIFETIME' };

export function listen(emit: Earnings['$emit'], event: CustomEvent<{ href: string }>): void {
  // @ts-expect-error the detail lacks the route
  emit('creator-navigate', event);
  // @ts-expect-error no such event
  emit('creator-navigated', event);
}

export function reload(earnings: Earnings): Promise<void> {
  return earnings.refresh();
}
