import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { Acao } from '../historico.ts';
import type { DetalheDaManifestacao } from './detalhe.ts';

/** A request that the office turned into an ouvidoria case keeps its revisão and past appeals. */
export const isDaLeiDeAcesso = ({
  formulario,
  atos,
  historico,
}: Pick<DetalheDaManifestacao, 'formulario' | 'atos' | 'historico'>): boolean =>
  formulario.idTipoFormulario === TipoFormulario.acessoAInformacao ||
  atos.some(({ ato }) => ato === 'pedirRevisao') ||
  historico.some(({ acao }) => acao === Acao.registroRecurso);
