import { Painel } from './painel.tsx';

/** What people told the ouvidorias, and what became of it. */
export default function ResolveuPage() {
  return <Painel painel="resolveu" />;
}
