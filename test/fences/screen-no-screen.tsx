// as src/screens/help/fence.tsx, refused by boundaries/dependencies
export { HomeScreen } from '../home/home-screen';
