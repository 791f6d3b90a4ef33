import { describeWhole } from './whole';

await describeWhole(1, 2);
