import { describeWhole } from './whole';

await describeWhole(0, 2);
