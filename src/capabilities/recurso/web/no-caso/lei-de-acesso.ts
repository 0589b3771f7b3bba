import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { telaDoAto } from '#capabilities/manifestacao/web/detalhar/atos-do-cidadao.ts';
import { mandaEntregar } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { atoDoCidadao } from '#shell/atos/atos-na-tela.ts';
import type { RemedioVisto } from '../../contract.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';

type Remedio = RemedioVisto['remedio'];

const remedios: readonly Remedio[] = ['recorrer', 'reclamar', 'pedirRevisao', 'denunciarDescumprimento'];
export const isRemedio = (ato: string): ato is Remedio => remedios.some((remedio) => remedio === ato);

/** A request that the office made an ouvidoria case keeps its revisão, and the appeals it had. */
export const isDaLeiDeAcesso = ({
  formulario,
  atos,
  historico,
}: Pick<DetalheDaManifestacao, 'formulario' | 'atos' | 'historico'>): boolean =>
  formulario.idTipoFormulario === TipoFormulario.acessoAInformacao ||
  atos.some(({ ato }) => ato === 'pedirRevisao') ||
  historico.some(({ acao }) => acao === Acao.registroRecurso);

/** Against a decision on an appeal; against the answer to the request there is another screen. */
export const telaDoDescumprimento = (idManifestacao: number): string =>
  `/manifestacao/cumprimento-decisao/denuncia/criar/${idManifestacao}`;

/** What was granted last is what is reported: by an instance, or by the answer. */
export const telaDoRemedio = (
  remedio: Remedio,
  idManifestacao: number,
  recursos: readonly RecursoVisto[],
): string => {
  const decidido = recursos.some(({ resposta }) => resposta && mandaEntregar(resposta.tipo.id));
  if (remedio === 'denunciarDescumprimento' && decidido) return telaDoDescumprimento(idManifestacao);
  return telaDoAto(atoDoCidadao(remedio), idManifestacao) ?? `/manifestacao/detalhar/${idManifestacao}`;
};
