import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CasoDoModelo, VariavelDoModelo } from '../../domain/preencher-modelo.ts';

/** What each variable is replaced with. */
export const explicacaoDaVariavel: Readonly<Record<VariavelDoModelo, string>> = {
  protocolo: 'o número do protocolo',
  prazo: 'o último dia para responder',
  nome: 'o nome de quem registrou, ou “manifestante” quando a identidade é protegida',
  orgao: 'a sigla e o nome do órgão',
  artigo: 'o artigo da lei que dá o prazo',
};

/** An invented case, to show what a template becomes. */
export const casoDeExemplo: CasoDoModelo = {
  protocolo: '00106.000123/2026-48',
  prazo: '02/09/2026',
  orgao: 'CGU – Controladoria-Geral da União',
  nome: 'Maria da Silva',
  idTipo: TipoManifestacao.reclamacao,
  idTipoFormulario: TipoFormulario.padrao,
  idTipoIdentificacao: TipoIdentificacao.semRestricao,
  identidadePreservada: false,
};
