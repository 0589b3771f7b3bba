import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { responder } from '../../domain/responder.ato.ts';
import { Responder } from '../responder.tsx';
import { QuemMaisEstaAqui } from './quem-mais-esta-aqui.tsx';

export default function ResponderPage() {
  return (
    <PaginaDoAto ato={responder}>
      {(props) => {
        const [caso, ...outros] = props.casos;
        return (
          <>
            {caso && outros.length === 0 && <QuemMaisEstaAqui caso={caso} />}
            <Responder {...props} />
          </>
        );
      }}
    </PaginaDoAto>
  );
}
