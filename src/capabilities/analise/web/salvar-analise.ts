import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { classificar, gravarResponsavel } from './analise-queries.ts';
import type { Classificacao, EU } from './classificacao.ts';

export interface Pedido {
  readonly responsavel: number | typeof EU | null;
  readonly classificacao: Classificacao | null;
}

/** The act just done made one version of the case; one more is somebody else's. */
const depoisDoAto = ({ idManifestacao, versao }: CasoDoLote): CasoDoLote =>
  versao === undefined ? { idManifestacao } : { idManifestacao, versao: versao + 1 };

const fraseDosDois = (responsavel: LinhaDoLote, classificacao: LinhaDoLote): string | null => {
  if (responsavel.feito && classificacao.feito) return null;
  if (responsavel.feito) return `O responsável mudou. A classificação não: ${classificacao.mensagem}`;
  if (classificacao.feito)
    return `A classificação foi salva. O responsável não mudou: ${responsavel.mensagem}`;
  return [...new Set([responsavel.mensagem, classificacao.mensagem])].join(' ');
};

/** Two acts on each case told as one: done only when both were, and saying which was not. */
export const juntarLinhas = (
  responsaveis: readonly LinhaDoLote[],
  classificacoes: readonly LinhaDoLote[],
): LinhaDoLote[] =>
  responsaveis.flatMap((responsavel) => {
    const classificacao = classificacoes.find((linha) => linha.idManifestacao === responsavel.idManifestacao);
    if (!classificacao) return [];
    return {
      idManifestacao: responsavel.idManifestacao,
      feito: responsavel.feito && classificacao.feito,
      codigo: responsavel.codigo ?? classificacao.codigo,
      mensagem: fraseDosDois(responsavel, classificacao),
    };
  });

/** What was done is done: a second call that fails whole becomes one more reason in each line. */
const classificarOuDizerPorque = (casos: CasoDoLote[], dados: Classificacao): Promise<ResultadoDoLote> =>
  classificar(casos, dados).catch((error: unknown) => {
    const mensagem = textoDoErro(error);
    return {
      resultados: casos.map(({ idManifestacao }) => ({
        idManifestacao,
        feito: false,
        codigo: null,
        mensagem,
      })),
    };
  });

/** Many cases: the responsible first, then the rest, whatever came of the first. */
export const salvarMuitas = async (
  casos: CasoDoLote[],
  { responsavel, classificacao }: Pedido,
): Promise<ResultadoDoLote> => {
  if (responsavel === null) return classificar(casos, classificacao ?? {});
  const atribuidas = await gravarResponsavel(casos, responsavel);
  if (!classificacao) return atribuidas;
  const feitas = new Set(
    atribuidas.resultados.filter(({ feito }) => feito).map(({ idManifestacao }) => idManifestacao),
  );
  const depois = casos.map((caso) => (feitas.has(caso.idManifestacao) ? depoisDoAto(caso) : caso));
  const { resultados } = await classificarOuDizerPorque(depois, classificacao);
  return { resultados: juntarLinhas(atribuidas.resultados, resultados) };
};

/** What of one case was already saved, when the rest was refused. */
export interface JaSalvo {
  readonly responsavel: Pedido['responsavel'];
  readonly versao: number | undefined;
}

/** One case: a refusal is raised as itself; what went before it is told to `aoSalvar` and not done again. */
export const salvarUma = async (
  visto: CasoDoLote,
  { responsavel, classificacao }: Pedido,
  jaSalvo: JaSalvo | null,
  aoSalvar: (salvo: JaSalvo) => void,
): Promise<ResultadoDoLote> => {
  const { idManifestacao, versao } = visto;
  let caso: CasoDoLote =
    versao === undefined
      ? { idManifestacao }
      : { idManifestacao, versao: Math.max(versao, jaSalvo?.versao ?? 0) };
  let resultado: ResultadoDoLote = { resultados: [] };
  if (responsavel !== null && responsavel !== jaSalvo?.responsavel) {
    resultado = await gravarResponsavel([caso], responsavel);
    caso = depoisDoAto(caso);
    aoSalvar({ responsavel, versao: caso.versao });
  }
  return classificacao ? classificar([caso], classificacao) : resultado;
};
