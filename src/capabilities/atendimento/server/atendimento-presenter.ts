import type { Anexo } from '#capabilities/anexo/domain/anexo.ts';
import { type CanalDoPedido, comoChegou } from '#capabilities/manifestacao/domain/em-nome.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { AtendimentoVisto, LinhaDoRecibo, RepresentanteNoBalcao } from '../domain/atendimento.ts';
import { atosDaPessoa, isAtoDaPessoa } from '../domain/atos-da-pessoa.ts';
import type { AtendimentoRow } from './atendimento-repository.ts';

interface ParaMostrar {
  readonly cartas: readonly (Anexo & { readonly idAtendimento: number })[];
  readonly representantes: readonly RepresentanteNoBalcao[];
}

const nomeOuQualidade = ({ nome, qualidade }: RepresentanteNoBalcao): string =>
  nome === null ? qualidade : `${nome}, ${qualidade.toLowerCase()}`;

export const atendimentoVistoDe = (
  row: AtendimentoRow,
  { cartas, representantes }: ParaMostrar,
): AtendimentoVisto => {
  const quem = representantes.find(({ idRepresentacao }) => idRepresentacao === row.id_representacao);
  return {
    idAtendimento: row.id,
    ato: row.ato,
    nome: isAtoDaPessoa(row.ato) ? atosDaPessoa[row.ato].nome : row.ato,
    comoChegou: comoChegou({ canal: row.canal as CanalDoPedido, dia: diaGuardado(row.recebida_em) }),
    recebidaEm: row.recebida_em,
    representante: quem ? nomeOuQualidade(quem) : null,
    responsavel: row.responsavel,
    registradoEm: row.registrado_em.toISOString(),
    recibo: row.recibo as unknown as LinhaDoRecibo[],
    carta: cartas.filter(({ idAtendimento }) => idAtendimento === row.id),
  };
};
