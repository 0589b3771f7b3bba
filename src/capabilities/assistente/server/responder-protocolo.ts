import { abrirPedido } from '#capabilities/busca/server/index.ts';
import { findManifestacao, listManifestacoes, quemAge } from '#capabilities/manifestacao/server/index.ts';
import { deOrgao, noOrgao } from '#kernel/artigo-do-orgao.ts';
import { DomainError } from '#kernel/errors.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { formatData } from '#kernel/texto.ts';
import { comoFazer } from '../domain/caso-existente.ts';
import type { Intencao } from '../domain/entender.ts';
import type { ProtocoloEscrito } from '../domain/protocolo-no-texto.ts';
import { link, type Resposta } from '../domain/resposta.ts';
import { sobreOTipo, type TipoDoRegistro } from '../domain/tipos-de-manifestacao.ts';
import type { Pergunta } from './vizinhos.ts';

const dia = (iso: string): string => {
  const data = parseIsoDate(iso);
  return data ? formatData(data) : iso;
};

const CONSULTAR = link('Consultar com o código de acesso', '/manifestacao/consultar');
const ENTRAR = link('Entrar na minha conta', '/login?redirect=%2Fprincipal');

/** Only the account's cases, not one opened in this browser by an access code. */
const acharProprio = async ({ platform, usuario }: Pergunta, digitos: string) => {
  if (!usuario) return null;
  const { itens } = await listManifestacoes(platform, usuario, { busca: digitos, ordem: 'recentes' });
  return itens.find(({ numeroProtocolo }) => digitosDoProtocolo(numeroProtocolo) === digitos) ?? null;
};

type Prazo = NonNullable<Awaited<ReturnType<typeof findManifestacao>>['prazo']>;

const contagemDo = ({ inicio, vencimento, original, parado, diasRestantes }: Prazo): string => {
  const fim = parado
    ? 'está parado à espera de complementação'
    : `${diasRestantes < 0 ? 'venceu' : 'vence'} em ${dia(vencimento)}`;
  const antes = original === vencimento ? '' : ` (a data original era ${dia(original)})`;
  return `O prazo do órgão começou a contar em ${dia(inicio)} e ${fim}${antes}.`;
};

const comNome = ({ sigla, nomeOuvidoria }: { readonly sigla: string; readonly nomeOuvidoria: string }) => ({
  sigla,
  nome: nomeOuvidoria,
});

const doProprio = async (
  pergunta: Pergunta,
  idManifestacao: number,
  querPrazo: boolean,
): Promise<Resposta> => {
  const { platform, usuario, request } = pergunta;
  const caso = await findManifestacao(platform, quemAge(platform, { usuario, request }), idManifestacao);
  const { prazo, tipo, ouvidoria, situacao } = caso;
  const doPrazo = prazo && querPrazo ? [contagemDo(prazo)] : [];
  return {
    intencao: 'protocolo',
    paragrafos: [
      `${caso.numeroProtocolo}: ${tipo.descTipoManifestacao}, ${noOrgao(comNome(ouvidoria))}. Situação: ${nomeDaSituacao(situacao)}.`,
      caso.fraseDaSituacao,
      ...doPrazo,
    ],
    acoes: [link('Abrir a minha manifestação', `/manifestacao/detalhar/${idManifestacao}`)],
  };
};

const acharPublico = async ({ platform }: Pergunta, digitos: string) => {
  try {
    return await abrirPedido(platform.leitura, digitos);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null;
    throw error;
  }
};

/**
 * The protocol alone gives only what was published; one's own case is told to its account. Every
 * other protocol gets the same answer, whether the case exists or not.
 */
export const responderProtocolo = async (
  pergunta: Pergunta,
  { digitos, isValido }: ProtocoloEscrito,
  querPrazo: boolean,
): Promise<Resposta> => {
  if (!isValido)
    return {
      intencao: 'protocolo',
      paragrafos: [
        'Este número não confere: um protocolo tem 17 dígitos, e os dois últimos não combinam com os outros. Veja no recibo ou no e-mail de registro e escreva de novo.',
      ],
      acoes: [CONSULTAR],
    };
  const proprio = await acharProprio(pergunta, digitos);
  if (proprio) return doProprio(pergunta, proprio.idManifestacao, querPrazo);
  const publico = await acharPublico(pergunta, digitos);
  if (publico) {
    const decisao = publico.decisao ? ` Decisão: ${publico.decisao}.` : '';
    return {
      intencao: 'protocolo',
      paragrafos: [
        `${publico.numeroProtocolo} é um pedido de acesso à informação publicado, ${deOrgao(publico.orgao)}: “${publico.resumo}”. Foi feito em ${dia(publico.registradoEm)} e respondido em ${dia(publico.respondidoEm)}.${decisao}`,
      ],
      fontes: [
        { fonte: 'pagina', titulo: 'Pedido público', endereco: `/busca/pedidos/${publico.protocolo}` },
      ],
      acoes: [link('Ler o pedido e a resposta', `/busca/pedidos/${publico.protocolo}`)],
    };
  }
  return {
    intencao: 'protocolo',
    paragrafos: [
      pergunta.usuario
        ? 'Este protocolo não é de um pedido público nem de uma manifestação da sua conta. Por segurança, não digo se ele existe.'
        : 'Só com o protocolo, posso falar apenas de pedidos publicados, e este não é um deles. Por segurança, não digo se ele existe.',
      'Se a manifestação é sua, consulte com o código de acesso do recibo ou entre na conta com que a registrou.',
    ],
    acoes: pergunta.usuario ? [CONSULTAR] : [CONSULTAR, ENTRAR],
  };
};

const MAX_CASOS = 3;

interface Quais {
  readonly soComPrazo: boolean;
  /** Null for any type. */
  readonly idTipo: TipoDoRegistro | null;
}

/** The person's newest cases, one line each. */
export const linhasDosMeusCasos = async (
  { platform, usuario }: Pergunta,
  { soComPrazo, idTipo }: Quais,
): Promise<string[]> => {
  if (!usuario) return [];
  const { itens } = await listManifestacoes(platform, usuario, {
    ordem: soComPrazo ? 'prazo' : 'atualizadas',
    ...(idTipo !== null && { tipos: [idTipo] }),
  });
  return itens
    .filter(({ diasRestantes }) => !soComPrazo || diasRestantes !== null)
    .slice(0, MAX_CASOS)
    .map(({ numeroProtocolo, tipo, situacao, ouvidoria, prazoAtendimento, diasRestantes }) => {
      const ate =
        prazoAtendimento && diasRestantes !== null
          ? `, ${diasRestantes < 0 ? 'o prazo da resposta terminou em' : 'resposta até'} ${dia(prazoAtendimento)}`
          : '';
      return `${numeroProtocolo}: ${tipo.descTipoManifestacao} ${noOrgao(comNome(ouvidoria))}, ${nomeDaSituacao(situacao)}${ate}.`;
    });
};

const VER_AS_MINHAS = link('Ver as minhas manifestações', '/manifestacao');

const soONome = (idTipo: TipoDoRegistro): string => sobreOTipo[idTipo].nome.replace(/^uma? /, '');

/** 'Quero cancelar minha reclamação': how to do it in the case, and which cases there are. */
export const responderCasoExistente = async (
  pergunta: Pergunta,
  { ato, idTipo }: Omit<Extract<Intencao, { nome: 'caso-existente' }>, 'nome'>,
): Promise<Resposta> => {
  const linhas = await linhasDosMeusCasos(pergunta, { soComPrazo: false, idTipo });
  return {
    intencao: 'caso-existente',
    paragrafos: [
      comoFazer[ato],
      ...(linhas.length > 0 ? ['As suas que mudaram por último:', ...linhas] : []),
      ...(pergunta.usuario
        ? []
        : [
            'Para abrir a sua manifestação, entre na sua conta ou use o protocolo e o código de acesso do recibo.',
          ]),
    ],
    acoes: pergunta.usuario ? [VER_AS_MINHAS] : [CONSULTAR, ENTRAR],
  };
};

export const responderMeusCasos = async (
  pergunta: Pergunta,
  idTipo: TipoDoRegistro | null,
): Promise<Resposta> => {
  const linhas = await linhasDosMeusCasos(pergunta, { soComPrazo: false, idTipo });
  if (linhas.length > 0)
    return {
      intencao: 'meus-casos',
      paragrafos: ['Estas são as suas manifestações que mudaram por último:', ...linhas],
      acoes: [link('Ver todas as minhas manifestações', '/manifestacao')],
    };
  return {
    intencao: 'meus-casos',
    paragrafos: [
      pergunta.usuario
        ? `Não há ${idTipo === null ? 'manifestações registradas' : `${soONome(idTipo)} registrada`} com a sua conta. Se você registrou sem entrar, consulte com o protocolo e o código de acesso.`
        : 'Para ver como está uma manifestação, consulte com o protocolo e o código de acesso que vieram no recibo, ou entre na sua conta. Você também pode escrever o protocolo aqui: se o pedido for público, eu mostro.',
    ],
    acoes: pergunta.usuario ? [CONSULTAR] : [CONSULTAR, ENTRAR],
  };
};
