import { Painel } from './painel.tsx';

/** How requests of information are answered (Lei 12.527/2011, art. 30). */
export default function LaiPage() {
  return <Painel painel="lai" />;
}
