import type { RespostaTestada } from '../contract.ts';
import { responder } from './responder.ts';
import type { Pergunta } from './vizinhos.ts';

/** The same answer that people get at the beginning of a conversation; nothing is kept. */
export const testar = async (pergunta: Pergunta): Promise<RespostaTestada> => {
  const { resposta } = await responder(pergunta, { passo: null, temRelato: false });
  const {
    intencao,
    paragrafos,
    fontes = [],
    opcoes = [],
    acoes = [],
    isRelato = false,
    sabe = true,
  } = resposta;
  return {
    intencao,
    paragrafos: [...paragrafos],
    fontes: [...fontes],
    opcoes: [...opcoes],
    acoes: [...acoes],
    isRelato,
    sabe,
  };
};
