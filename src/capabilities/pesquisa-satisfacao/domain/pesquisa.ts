import { invalid } from '#kernel/errors.ts';

/** Ids of db/reference/50-pesquisa-pergunta.json; the fourth, the comment, has no options. */
const Pergunta = { demandaAtendida: 1, facilidade: 2, satisfacao: 3 } as const;

interface Avaliacao {
  readonly idDemandaAtendida: number;
  readonly idFacilidade: number;
  readonly idSatisfacao: number;
  readonly comentario?: string | undefined;
}

/** The form field that answers each question. */
const campoDaPergunta = {
  [Pergunta.demandaAtendida]: 'idDemandaAtendida',
  [Pergunta.facilidade]: 'idFacilidade',
  [Pergunta.satisfacao]: 'idSatisfacao',
} as const;

interface PerguntaComOpcoes {
  readonly idPergunta: number;
  readonly opcoes: readonly { readonly idOpcao: number }[];
}

/** Each answer must be one of its question's options; returns the refusal, or null. */
export const refuseRespostas = (avaliacao: Avaliacao, perguntas: readonly PerguntaComOpcoes[]) => {
  const mensagem = 'Escolha uma das respostas da lista.';
  const campos = Object.entries(campoDaPergunta).flatMap(([idPergunta, campo]) => {
    const pergunta = perguntas.find((each) => each.idPergunta === Number(idPergunta));
    const isOpcao = pergunta?.opcoes.some(({ idOpcao }) => idOpcao === avaliacao[campo]) ?? false;
    return isOpcao ? [] : [[campo, mensagem] as const];
  });
  if (campos.length === 0) return null;
  return invalid('pesquisa.opcao-invalida', mensagem, { campos: Object.fromEntries(campos) });
};
