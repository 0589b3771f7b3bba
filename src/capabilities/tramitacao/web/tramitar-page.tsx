import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { Tramitar } from './tramitar.tsx';

export default function TramitarPage() {
  return <PaginaDoAto ato="tramitar">{(props) => <Tramitar {...props} />}</PaginaDoAto>;
}
