import { EscolhaDeAssunto } from '#capabilities/assunto/web/escolha-de-assunto.tsx';
import type { PassoProps } from '../passo.ts';

export function PassoAssunto({ registro, avancar }: PassoProps) {
  return (
    <EscolhaDeAssunto
      idTipoManifestacao={registro.idTipoManifestacao}
      escolhido={registro.idAssunto}
      idOuvidoria={registro.orgao?.idOuvidoria}
      onEscolher={(idAssunto) => avancar({ idAssunto })}
    />
  );
}
