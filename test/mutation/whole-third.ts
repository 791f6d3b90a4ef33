import { describeMutants } from './run-mutants';

describeMutants();
