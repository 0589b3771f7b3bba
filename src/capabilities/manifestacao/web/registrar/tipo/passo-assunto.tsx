import { Button } from '#shell/ui/button.tsx';
import type { PassoProps } from '../passo.ts';
import { EscolhaDeAssunto } from './escolha-de-assunto.tsx';

/** Choosing goes straight on; who came back and chooses nothing else goes on as well. */
export function PassoAssunto({ registro, avancar, rotuloAvancar }: PassoProps) {
  return (
    <>
      <EscolhaDeAssunto
        idTipoManifestacao={registro.idTipoManifestacao}
        escolhido={registro.idAssunto}
        idOuvidoria={registro.orgao?.idOuvidoria}
        onEscolher={(idAssunto) => avancar({ idAssunto })}
      />
      {registro.idAssunto !== null && (
        <div className="registrar-acoes">
          <Button variant="secondary" onClick={() => avancar()}>
            {rotuloAvancar === 'Continuar' ? 'Ficar com o assunto escolhido' : rotuloAvancar}
          </Button>
        </div>
      )}
    </>
  );
}
