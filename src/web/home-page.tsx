import { Home } from '#capabilities/portal/web/home/home.tsx';
import { tardio } from '#shell/navegacao/tardio.ts';

const PerguntasEmDestaque = tardio(() => import('#capabilities/ajuda/web/perguntas-em-destaque.tsx'));
const TiposDaOuvidoria = tardio(() => import('./tipos-da-ouvidoria.tsx'));

/**
 * The home with what other capabilities show on it. It is in the first chunk, so each of these is
 * fetched only when drawn.
 */
export function HomePage() {
  return <Home perguntas={<PerguntasEmDestaque />} TiposDaOuvidoria={TiposDaOuvidoria} />;
}
