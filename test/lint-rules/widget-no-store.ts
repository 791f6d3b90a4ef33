// as src/widgets/fence.tsx, refused by boundaries/dependencies
export { createContext } from '../state/context';
