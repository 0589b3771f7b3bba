import { voltarAAcesso } from '#capabilities/analise/server/index.ts';
import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { assinatura, PRAZO_SOLTO, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import type { EfeitoNoRecurso, NoRecurso } from '../agir-no-recurso.ts';
import type { AvisoDaDecisao } from './registrar-resposta.ts';

const deOndeVolta = (situacao: number): string => {
  if (situacao === Situacao.arquivada) return ': o que estava arquivado foi reaberto';
  if (situacao === Situacao.encaminhadaParaFora) return ': o que tinha sido enviado para fora foi reaberto';
  return situacao === Situacao.concluida ? ': o que estava concluído foi reaberto' : '';
};

const comOPrazo = <A extends { readonly variaveis?: Readonly<Record<string, string>> }>(
  aviso: A,
  ultimoDia: string,
): A => ({
  ...aviso,
  variaveis: {
    ...aviso.variaveis,
    proximoPasso: `${aviso.variaveis?.proximoPasso ?? ''} O caso volta a ser pedido de acesso à informação, e o órgão tem até ${ultimoDia} para responder.`,
  },
});

/** A granted revisão makes the case an open request again, with a full term from the decision. */
export const voltarAPedido = async <R>(
  platform: Platform,
  quem: QuemAge,
  { tx, caso, agora, recurso: { row } }: NoRecurso,
  efeito: EfeitoNoRecurso<R, AvisoDaDecisao>,
): Promise<EfeitoNoRecurso<R, AvisoDaDecisao>> => {
  const { informacoes, mudancas, prazo } = await voltarAAcesso(platform, { tx, caso, agora });
  const ultimoDia = formatData(diaGuardado(prazo));
  const { id_responsavel, responsavel } = assinatura(quem, { row: { sigla_ouvidoria: row.sigla_julgadora } });
  await insertHistorico(tx, {
    id_manifestacao: caso.row.id,
    acao: Acao.alteracaoDeTipo,
    ocorrido_em: agora,
    responsavel,
    id_responsavel,
    id_ouvidoria: quem.usuario?.idOuvidoria ?? null,
    informacoes: `${informacoes} O pedido de revisão foi acolhido${deOndeVolta(caso.row.id_situacao)}, e o órgão tem até ${ultimoDia} para responder.`,
    detalhes: JSON.stringify({ idRecurso: row.id, idTipoAnterior: caso.row.id_tipo }),
    versao: caso.row.versao + 1,
  });
  return {
    ...efeito,
    mudancasDoCaso: {
      ...mudancas,
      id_situacao: Situacao.cadastrada,
      encerrada_em: null,
      respondida_em: null,
      reaberta_em: agora,
      ...PRAZO_SOLTO,
    },
    // The mail of the decision says it all: another one about the new type would speak as if the office had chosen it.
    avisos: (efeito.avisos ?? []).map((aviso) => comOPrazo(aviso, ultimoDia)),
  };
};
