import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { tramitar } from '../domain/tramitar.ato.ts';
import Tramitar from './tramitar-form.tsx';

export default function TramitarPage() {
  return <PaginaDoAto ato={tramitar}>{(props) => <Tramitar {...props} />}</PaginaDoAto>;
}
