import { RascunhoNesteAparelho } from '#capabilities/manifestacao/web/rascunho/rascunho-neste-aparelho.tsx';
import { ProtecaoInterna } from '#capabilities/manifestacao/web/registrar/a-quem/protecao-interna.tsx';
import {
  type OuvidoriaDoLugar,
  TiposDaOuvidoria,
} from '#capabilities/portal/web/home/tipos-da-ouvidoria.tsx';
import { tardio } from '#shell/navegacao/tardio.ts';

const OqueEDenuncia = tardio(() => import('#capabilities/ajuda/web/conteudo/oque-e-denuncia.tsx'));

/** Adds the draft that the visitor began in this browser, and what a denúncia is, and who sees what is told inside. */
export default function TiposComRascunho(daqui: OuvidoriaDoLugar) {
  return (
    <TiposDaOuvidoria
      {...daqui}
      rascunho={<RascunhoNesteAparelho />}
      oQueEDenuncia={<OqueEDenuncia />}
      protecaoInterna={<ProtecaoInterna />}
    />
  );
}
