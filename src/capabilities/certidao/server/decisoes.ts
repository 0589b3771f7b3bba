import { SE_NAO_CONCORDAR } from '#capabilities/conteudo-da-resposta/domain/recurso-da-resposta.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { type Caso, type QuemAge, readDetalhe } from '#capabilities/manifestacao/server/index.ts';
import type { RecursoVisto } from '#capabilities/recurso/domain/recurso.ts';
import { recursosInteiros } from '#capabilities/recurso/server/index.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import type { DecisaoCertificada } from '../domain/decisao-certificada.ts';

const nomeDe = ({ sigla, nome }: { readonly sigla: string; readonly nome: string }): string =>
  `${sigla} – ${nome}`;

/** The last decision on the request, or the one with that id. Who may read it the caller checked. */
export const decisaoDoPedido = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
  idResposta?: number,
): Promise<DecisaoCertificada | null> => {
  const { detalhe } = await readDetalhe(platform, quem, caso);
  const resposta = detalhe.respostas.findLast(
    ({ decisao, ...outra }) => decisao !== null && (idResposta ?? outra.idResposta) === outra.idResposta,
  );
  return resposta ? doPedido(detalhe, resposta) : null;
};

const doPedido = (
  { numeroProtocolo, ouvidoria }: DetalheDaManifestacao,
  resposta: DetalheDaManifestacao['respostas'][number],
): DecisaoCertificada => ({
  de: 'resposta',
  id: resposta.idResposta,
  numeroProtocolo,
  orgao: nomeDe({ sigla: ouvidoria.sigla, nome: ouvidoria.nomeOuvidoria }),
  sobre: 'Pedido de acesso à informação',
  decisao: resposta.decisao ?? '',
  especificacao: resposta.especificacaoDecisao,
  texto: resposta.texto,
  // The copy says what may be done against it in a part of its own.
  linhas: (resposta.conteudo ?? []).filter(({ rotulo }) => rotulo !== SE_NAO_CONCORDAR),
  quemDecidiu: resposta.responsavel,
  decididaEm: resposta.registradaEm,
  anexos: resposta.anexos,
});

const entregaDe = ({ dataEntrega }: NonNullable<RecursoVisto['resposta']>): DecisaoCertificada['linhas'] => {
  const dia = parseIsoDate(dataEntrega ?? '');
  return dia
    ? [{ rotulo: 'Entrega', valor: `O órgão deve entregar o que foi decidido até ${formatData(dia)}.` }]
    : [];
};

/** With its words uncovered, as the copy was signed: who may read them the caller checks. */
export const decisaoDoRecurso = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
  idRecurso: number,
): Promise<DecisaoCertificada | null> => {
  const recurso = (await recursosInteiros(platform, quem, caso)).find((cada) => cada.idRecurso === idRecurso);
  if (!recurso?.resposta) return null;
  const { resposta, julgadora, instancia, numeroProtocolo } = recurso;
  return {
    de: 'recurso',
    id: idRecurso,
    numeroProtocolo,
    orgao: nomeDe(julgadora),
    sobre: `Recurso: ${instancia.descricao}`,
    decisao: resposta.tipo.descricao,
    especificacao: resposta.especificacao?.descricao ?? null,
    texto: resposta.texto,
    linhas: [
      ...(resposta.detalhamento ? [{ rotulo: 'Detalhamento', valor: resposta.detalhamento.descricao }] : []),
      ...entregaDe(resposta),
    ],
    quemDecidiu: resposta.responsavel,
    decididaEm: resposta.registradaEm,
    anexos: resposta.anexos,
  };
};
