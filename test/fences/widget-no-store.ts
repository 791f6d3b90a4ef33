// as src/widgets/fence.tsx, refused by boundaries/dependencies
export { createContext } from '../stores/context';
