import type { z } from 'zod';
import type { ConteudoDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import type { denuncia } from '#capabilities/conteudo-da-resposta/domain/conteudo-minimo.ts';
import {
  type AcessoGuardado,
  type DetalhesSelados,
  guardarConteudo,
} from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { prazoDoCidadao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { deOrgao } from '#kernel/artigo-do-orgao.ts';
import { isSigilosa, TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { COMPLEMENTACAO_PEDIDA } from '#kernel/prazo/explain.ts';
import { DIAS_COMPLEMENTACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { formatData } from '#kernel/texto.ts';
import { hours } from '#server/clock.ts';
import {
  type Andamento,
  anotar,
  calendarioDo,
  guardar,
  horaDaEquipe,
  mudar,
  quemAtende,
} from './andamento.ts';
import { isPedidoDeAcesso } from './caminhos.ts';
import type { Passo } from './caso-planejado.ts';
import { detalhesDoAcesso, detalhesGuardados } from './detalhes-do-acesso.ts';
import { orgaoDemo } from './modelos.ts';
import { intermediarias, pedidosGerais, segundoPedido } from './textos-comuns.ts';
import { novidadeDoSegundoPedido } from './textos-da-voz.ts';
import { CONCEDIDO, decisoes } from './textos-decisoes.ts';

export const corregedoriaDe = (idOuvidoria: number): string =>
  `Corregedoria ${deOrgao(orgaoDemo(idOuvidoria))}`;

const POR_QUE_ARQUIVADA = 'Não há elementos de autoria e materialidade que permitam apurar.';

type Do<A extends Passo['ato']> = Extract<Passo, { ato: A }>;

interface Resposta {
  readonly tipo: 1 | 2 | 3;
  readonly texto: string;
  readonly em: Date;
  readonly extra?: Partial<Andamento['linhas']['resposta'][number]>;
}

const escrever = (caso: Andamento, { tipo, texto, em, extra }: Resposta): number => {
  const quem = quemAtende(caso);
  const id = caso.contexto.proximoId('resposta');
  caso.linhas.resposta.push({
    id,
    id_manifestacao: caso.id,
    id_tipo_resposta: tipo,
    ...guardar(caso, texto),
    id_codigo_decisao: null,
    id_especificacao_decisao: null,
    id_ouvidoria: caso.idOuvidoria,
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    registrada_em: em,
    data_compromisso: null,
    detalhes: '{}',
    ...extra,
  });
  return id;
};

export const pedirComplementacao = (caso: Andamento, { dia }: { dia: number }): void => {
  const { linhas, preencher, plano, sorte } = caso;
  const em = horaDaEquipe(caso, dia);
  const hoje = localDate(em.getTime());
  const isPrimeiro = !linhas.complementacao.some((row) => row.id_manifestacao === caso.id);
  const texto = isPrimeiro ? (plano.modelo.pedido ?? sorte.um(pedidosGerais(plano.tipo))) : segundoPedido;
  const novidade = isPrimeiro ? undefined : guardar(caso, novidadeDoSegundoPedido);
  const idResposta = escrever(caso, { tipo: 1, texto: preencher(texto), em });
  const ate = prazoDoCidadao(calendarioDo(caso), em.getTime(), DIAS_COMPLEMENTACAO);
  linhas.complementacao.push({
    id: caso.contexto.proximoId('complementacao'),
    id_manifestacao: caso.id,
    id_resposta: idResposta,
    pedida_em: em,
    prazo: toIsoDate(ate),
    parou_prazo: isPrimeiro,
    novidade: novidade?.texto ?? null,
    novidade_cifrada: novidade?.texto_cifrado ?? null,
    texto: null,
    texto_cifrado: null,
    respondida_em: null,
    encerrada_em: null,
  });
  caso.situacao = Situacao.complementacaoSolicitada;
  mudar(
    caso,
    em,
    isPrimeiro ? { prazo_parado_em: toIsoDate(hoje), prazo_parado_por: COMPLEMENTACAO_PEDIDA } : {},
  );
  anotar(caso, em, {
    acao: Acao.registroResposta,
    quem: quemAtende(caso),
    informacoes: `O órgão pediu mais informações, a enviar até ${formatData(ate)}. ${
      isPrimeiro
        ? 'O prazo do órgão para até a resposta.'
        : 'O prazo do órgão continua a correr: só o primeiro pedido o para.'
    }`,
    detalhes: { idResposta },
  });
};

export const responderIntermediaria = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = horaDaEquipe(caso, dia);
  const idResposta = escrever(caso, { tipo: 3, texto: caso.sorte.um(intermediarias), em });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.registroResposta,
    quem: quemAtende(caso),
    informacoes: 'O órgão escreveu uma resposta intermediária.',
    detalhes: { idResposta },
  });
};

type Decidida = Omit<Resposta, 'tipo' | 'em'> & { readonly detalhes: ConteudoDoAcesso };

/** An earlier request, the person's own where there is one; ids follow the order of filing. */
const protocoloAnterior = ({ linhas, row }: Andamento): string => {
  const pedidos = linhas.manifestacao.filter(
    ({ id_tipo_formulario }) => id_tipo_formulario === TipoFormulario.acessoAInformacao,
  );
  const propria = pedidos.findLast(({ dono }) => dono && row.dono && dono.equals(row.dono));
  const anterior = propria ?? pedidos.at(-1);
  return anterior
    ? formatProtocoloDigitos(anterior.protocolo, orgaoDemo(Number(anterior.id_ouvidoria_registro)).idEsfera)
    : '';
};

/** Which decision an access request got, with what the answer says (Lei 12.527/2011, art. 11). */
const decidir = (
  caso: Andamento,
  { decisao: idDecisao = CONCEDIDO, especificacao: pedida }: Do<'responder'>,
  em: Date,
): Decidida => {
  const decisao = decisoes.find(({ id }) => id === idDecisao);
  if (!decisao) throw new RangeError(`Unknown decision ${idDecisao}`);
  const cabem = decisao.respostas.filter((cada) => pedida === undefined || cada.especificacao === pedida);
  const { especificacao, texto } = caso.sorte.um(cabem);
  const detalhes = detalhesDoAcesso(
    idDecisao,
    especificacao,
    localDate(em.getTime()),
    protocoloAnterior(caso),
  );
  return {
    texto: caso.preencher(texto ?? caso.plano.modelo.resposta),
    detalhes,
    extra: {
      id_codigo_decisao: idDecisao,
      id_especificacao_decisao: especificacao,
      data_compromisso: detalhes.dataEntrega ?? null,
    },
  };
};

/**
 * What every answer to a denúncia says of it besides its text, as the text has it: who investigates, or why it was archived
 * (Decreto 9.492/2018, art. 22). Sealed as a whole; what is counted stays with the case.
 */
const daDenuncia = (caso: Andamento, texto: string): NonNullable<Resposta['extra']> => {
  const { sorte, cofre, row, plano } = caso;
  if (!cofre) throw new RangeError(`${plano.chave}: a denúncia is sealed`);
  const isArquivada = /arquivad/i.test(texto);
  const isApta = sorte.chance(80) || !isArquivada;
  const marcas = {
    envolveEmpresa: sorte.chance(30),
    envolveServidorPublico: sorte.chance(70),
    envolveCargoDas4: sorte.chance(10),
  };
  const conteudo: z.output<typeof denuncia> = isArquivada
    ? { destino: 'arquivamento', porQue: POR_QUE_ARQUIVADA, apta: isApta, ...marcas }
    : {
        destino: 'apuracao',
        orgaoApurador: corregedoriaDe(caso.idOuvidoria),
        apta: true,
        ...marcas,
      };
  Object.assign(row, {
    apta: isApta,
    envolve_empresa: marcas.envolveEmpresa,
    envolve_servidor: marcas.envolveServidorPublico,
    envolve_cargo_das4: marcas.envolveCargoDas4,
  });
  const guardado = JSON.stringify(guardarConteudo(plano.tipo, conteudo));
  return {
    detalhes: JSON.stringify({ cifrado: cofre.seal(guardado).toString('base64') } satisfies DetalhesSelados),
  };
};

/** What the gate will find or publish; a request that must not be public says so with its answer. */
const paraOPublico = (
  { texto, extra, detalhes }: Decidida,
  { publicar, comDados }: Do<'responder'>,
): Omit<Resposta, 'tipo' | 'em'> => ({
  texto: comDados ? `${texto} ${comDados}` : texto,
  extra: {
    ...extra,
    detalhes: JSON.stringify(
      guardarConteudo<AcessoGuardado>(TipoManifestacao.acessoAInformacao, {
        ...detalhesGuardados(detalhes),
        publicavel: publicar !== false,
        ...(publicar === false && { porQueNaoPublica: 'A resposta trata da situação de uma só pessoa.' }),
      }),
    ),
  },
});

export const responder = (caso: Andamento, passo: Do<'responder'>): void => {
  const { dia, publicar } = passo;
  const { plano, preencher } = caso;
  const em = horaDaEquipe(caso, dia);
  const isPedido = isPedidoDeAcesso(plano.tipo);
  const conteudo: Omit<Resposta, 'tipo' | 'em'> = isPedido
    ? paraOPublico(decidir(caso, passo, em), passo)
    : {
        texto: preencher(plano.modelo.resposta),
        ...(isSigilosa(plano.tipo) && { extra: daDenuncia(caso, plano.modelo.resposta) }),
      };
  const idResposta = escrever(caso, { tipo: 2, em, ...conteudo });
  caso.situacao = Situacao.concluida;
  mudar(caso, em, { respondida_em: em, encerrada_em: em });
  if (isPedido && publicar !== false)
    caso.row.publicada_em = new Date(Math.min(em.getTime() + hours(20), caso.contexto.agora.getTime()));
  anotar(caso, em, {
    acao: Acao.registroResposta,
    quem: quemAtende(caso),
    informacoes: 'O órgão deu a resposta conclusiva.',
    detalhes: { idResposta },
  });
};
