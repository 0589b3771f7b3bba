import type { Anexo } from '#capabilities/anexo/domain/anexo.ts';
import { type CanalDoPedido, comoChegou } from '#capabilities/manifestacao/domain/em-nome.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { AtendimentoVisto, LinhaDoRecibo, RepresentanteNoBalcao } from '../domain/atendimento.ts';
import { atosDaPessoa, isAtoDaPessoa } from '../domain/atos-da-pessoa.ts';
import type { AtendimentoRow } from './atendimento-repository.ts';

interface ParaMostrar {
  readonly cartas: readonly (Anexo & { readonly idAtendimento: number })[];
  readonly representantes: readonly RepresentanteNoBalcao[];
  /** Who represents somebody tells who that somebody is. */
  readonly leQuem: boolean;
}

const nomeOuQualidade = (quem: RepresentanteNoBalcao | undefined, leQuem: boolean): string | null => {
  if (!quem) return null;
  return leQuem ? `${quem.nome}, ${quem.qualidade.toLowerCase()}` : quem.qualidade;
};

export const atendimentoVistoDe = (
  row: AtendimentoRow,
  { cartas, representantes, leQuem }: ParaMostrar,
): AtendimentoVisto => ({
  idAtendimento: row.id,
  ato: row.ato,
  nome: isAtoDaPessoa(row.ato) ? atosDaPessoa[row.ato].nome : row.ato,
  comoChegou: comoChegou({ canal: row.canal as CanalDoPedido, dia: diaGuardado(row.recebida_em) }),
  recebidaEm: row.recebida_em,
  representante: nomeOuQualidade(
    representantes.find(({ idRepresentacao }) => idRepresentacao === row.id_representacao),
    leQuem,
  ),
  responsavel: row.responsavel,
  registradoEm: row.registrado_em.toISOString(),
  recibo: row.recibo as unknown as LinhaDoRecibo[],
  carta: cartas.filter(({ idAtendimento }) => idAtendimento === row.id),
});
