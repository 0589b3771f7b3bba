import type { Anexo } from '#capabilities/anexo/domain/anexo.ts';
import { type CanalDoPedido, comoChegou } from '#capabilities/manifestacao/domain/em-nome.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { AtendimentoVisto, LinhaDoRecibo } from '../domain/atendimento.ts';
import { atosDaPessoa, isAtoDaPessoa } from '../domain/atos-da-pessoa.ts';
import type { AtendimentoRow } from './atendimento-repository.ts';

export const atendimentoVistoDe = (
  row: AtendimentoRow,
  cartas: readonly (Anexo & { readonly idAtendimento: number })[],
): AtendimentoVisto => ({
  idAtendimento: row.id,
  ato: row.ato,
  nome: isAtoDaPessoa(row.ato) ? atosDaPessoa[row.ato].nome : row.ato,
  comoChegou: comoChegou({ canal: row.canal as CanalDoPedido, dia: diaGuardado(row.recebida_em) }),
  recebidaEm: row.recebida_em,
  responsavel: row.responsavel,
  registradoEm: row.registrado_em.toISOString(),
  recibo: row.recibo as unknown as LinhaDoRecibo[],
  carta: cartas.filter(({ idAtendimento }) => idAtendimento === row.id),
});
