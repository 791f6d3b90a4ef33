import { describeFramework } from '../../support/framework-cases';
import { framework } from './vue/adapter';

// Vue asks the plain element for a property of that name, and makes an attribute of the value where there is none; `.prop` does not ask.
describeFramework('Vue 3', framework, { richEarly: 'lost', values: 'before' });
