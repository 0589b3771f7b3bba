import type { PassoProps } from '../passo.ts';
import { EscolhaDeAssunto } from './escolha-de-assunto.tsx';

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
