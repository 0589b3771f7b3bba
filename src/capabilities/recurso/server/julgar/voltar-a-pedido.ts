import { voltarAAcesso } from '#capabilities/analise/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { assinatura, PRAZO_SOLTO, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import type { EfeitoNoRecurso, NoRecurso } from '../agir-no-recurso.ts';
import { insertHistorico } from '../ler/historico-repository.ts';
import type { AvisoDaDecisao } from './registrar-resposta.ts';

/** A granted revisão makes the case an open request again, with a full term from the decision. */
export const voltarAPedido = async <R>(
  platform: Platform,
  quem: QuemAge,
  { tx, caso, agora, recurso: { row } }: NoRecurso,
  efeito: EfeitoNoRecurso<R, AvisoDaDecisao>,
): Promise<EfeitoNoRecurso<R, AvisoDaDecisao | 'manifestacao.tipo-alterado'>> => {
  const { informacoes, mudancas, prazo, restrita } = await voltarAAcesso(platform, { tx, caso, agora });
  const ultimoDia = formatData(diaGuardado(prazo));
  const { id_responsavel, responsavel } = assinatura(quem, { row: { sigla_ouvidoria: row.sigla_julgadora } });
  await insertHistorico(tx, {
    id_manifestacao: caso.row.id,
    acao: Acao.alteracaoDeTipo,
    ocorrido_em: agora,
    responsavel,
    id_responsavel,
    id_ouvidoria: quem.usuario?.idOuvidoria ?? null,
    informacoes: `${informacoes} O pedido de revisão foi acolhido, e o órgão tem até ${ultimoDia} para responder.`,
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
    avisos: [
      {
        evento: 'manifestacao.tipo-alterado',
        variaveis: { prazo: ultimoDia },
        ...(restrita && { sigiloso: true }),
      },
      ...(efeito.avisos ?? []),
    ],
  };
};
