import { CampoAnexos } from '#capabilities/anexo/web/campo-anexos.tsx';
import { responder } from '#capabilities/resposta/domain/responder.ato.ts';
import { Responder } from '#capabilities/resposta/web/responder.tsx';
import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { OQueFoiRegistrado } from './o-que-foi-registrado.tsx';
import { QuemMaisEstaAqui } from './quem-mais-esta-aqui.tsx';

export default function ResponderPage() {
  return (
    <PaginaDoAto ato={responder}>
      {(props) => {
        const [caso, ...outros] = props.casos;
        return (
          <>
            {caso && outros.length === 0 && (
              <>
                <QuemMaisEstaAqui caso={caso} />
                <OQueFoiRegistrado idManifestacao={caso.idManifestacao} />
              </>
            )}
            <Responder {...props} CampoAnexos={CampoAnexos} />
          </>
        );
      }}
    </PaginaDoAto>
  );
}
