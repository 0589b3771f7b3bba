import { PaginaDoAto } from '#web/lote/pagina-do-ato.tsx';
import { Tramitar } from './tramitar.tsx';

export default function TramitarPage() {
  return (
    <PaginaDoAto feito="Pedido de contribuição enviado.">{(props) => <Tramitar {...props} />}</PaginaDoAto>
  );
}
