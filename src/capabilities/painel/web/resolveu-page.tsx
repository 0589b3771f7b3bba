import { Painel } from './painel.tsx';

/** What people brought to the ouvidorias, and how it ended. */
export default function ResolveuPage() {
  return <Painel painel="resolveu" />;
}
