import { caminhoSeguro } from '#kernel/endereco/redirecionamento.ts';
import { caminhoRecusado, rascunhoGrandeDemais } from './rascunho-errors.ts';

/** More than anybody writes at once; without a limit one account could fill the disk. */
export const MAX_RASCUNHOS = 50;
const MAX_BYTES = 200_000;

/** What the list shows; sealed too, since a title already says what the person reports. */
export interface ResumoDoRascunho {
  readonly titulo: string;
  readonly idTipoManifestacao: number | null;
  readonly continuarEm: string;
}

export interface Rascunho extends ResumoDoRascunho {
  readonly conteudo: Record<string, unknown>;
}

const SEM_TITULO = 'Rascunho sem título';

/** The two texts to seal; refuses a draft that is too large or would lead away from the product. */
export const prepararRascunho = (rascunho: Rascunho): { resumo: string; conteudo: string } => {
  const continuarEm = caminhoSeguro(rascunho.continuarEm);
  if (!continuarEm) throw caminhoRecusado();
  const resumo: ResumoDoRascunho = {
    titulo: rascunho.titulo || SEM_TITULO,
    idTipoManifestacao: rascunho.idTipoManifestacao,
    continuarEm,
  };
  const preparado = { resumo: JSON.stringify(resumo), conteudo: JSON.stringify(rascunho.conteudo) };
  if (new TextEncoder().encode(preparado.conteudo).length > MAX_BYTES) throw rascunhoGrandeDemais();
  return preparado;
};
