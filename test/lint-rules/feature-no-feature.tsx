// as src/features/help/fence.tsx, refused by boundaries/dependencies
export { HomeScreen } from '../home/home-screen';
