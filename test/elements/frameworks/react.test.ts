import { describeFramework } from '../../support/framework-cases';
import { framework } from './react/adapter';

// React asks the plain element for a property of that name, and makes an attribute of the value where there is none; a ref does not ask.
describeFramework('React 19', framework, { richEarly: 'lost', values: 'before' });
