import { Button } from '#shell/ui/button.tsx';
import { aQuemDe } from '../a-quem/a-quem.ts';
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
        aQuem={aQuemDe(registro)}
      />
      {registro.idAssunto !== null && (
        <div className="registrar-acoes" data-pe-ocupado>
          <Button variant="secondary" onClick={() => avancar()}>
            {rotuloAvancar === 'Continuar' ? 'Ficar com o assunto escolhido' : rotuloAvancar}
          </Button>
        </div>
      )}
    </>
  );
}
