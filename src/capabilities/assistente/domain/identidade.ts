import { dizAlguma, expressoes } from './expressao.ts';
import { ouvirTodas, type PalavraOuvida } from './parecida.ts';

/** Whether the denunciante wants to be identified; 'duvida' if the words do not settle it. */
export type Identidade = 'anonima' | 'identificada' | 'duvida';

const NEGA = expressoes('nao, naum, naun, nem, nunca, jamais, sem, n');
const DE_SI = expressoes(
  `identif*, indentif*, edentif*, idenfit*, identificar, identificada, identificaçao, meu nome, meus dados, sem nome, com nome, quem_sou, quem_eu_sou,
  minha identidade, me_expor, expor meu, quero aparecer, vou aparecer, me_revelar, me_mostrar`,
);
const ANONIMA = expressoes(
  'anonim*, annonim*, anomin*, anonimo, anonima, anonimato, incognit*, secret*, escond*, ocult*',
);
const NINGUEM_SABE = expressoes(
  `ninguem_saiba, ninguem pode saber, ninguem deve saber, ninguem vai saber, ninguem fique sabendo, ninguem descub*, nao saib*, nao descub*, nao fiquem sabendo, sem saberem, sem que saib*, nao quero me_expor`,
);
/** Plainly said in the first person; 'consegui identificar o fiscal' is about somebody else. */
const QUERO_ME_IDENTIFICAR = expressoes(
  'me_identif*, me_indentif*, me_edentif*, ser identif*, com_meu_nome, com_o_meu_nome, usar meu_nome, colocar meu_nome, coloca meu_nome, por meu_nome, botar meu_nome, com_identif*',
);
/** 'Não me importo de me identificar': a negation that agrees to be identified. */
const NEGA_E_ACEITA = expressoes(
  'nao tem problema, nao tenho problema, nao ha problema, nao vejo problema, nao me importo, nao ligo, nao me incomod*, nao tenho medo, sem problema, sem medo, nao preciso me_esconder',
);
const NAO_SABE = expressoes(
  'nao_sei, n_sei, sei_la, tanto_faz, depende, talvez, duvida, qualquer_um, os_dois',
);
/** Words that in a story mean its author; 'meu nome não está na lista' is part of the story. */
const SO_DE_QUEM_CONTA = expressoes(
  `anonim*, annonim*, anonimo, anonima, me_identif*, me_indentif*, ser identif*, sem_identif*, com_meu_nome nao, coloc* meu_nome, bot* meu_nome, us* meu_nome, quero meu_nome, apareça meu_nome, quem_eu_sou, quem_sou, quero aparecer, me_expor, ninguem_saiba, ninguem pode saber, nao saib*, fiquem sabendo`,
);
const HESITA = expressoes(
  'mas, porem, so_que, so_se, medo, receio, sigil*, proteg*, represalia*, retaliaç*, depois, primeiro, acho',
);

const MAX_PALAVRAS_DE_QUEM_SE_IDENTIFICA = 10;
const MAX_PALAVRAS_DA_ETIQUETA = 3;

const lugaresDe = (palavras: readonly PalavraOuvida[], lista: ReturnType<typeof expressoes>): number[] =>
  palavras.flatMap((_, lugar) =>
    dizAlguma(palavras.slice(lugar, lugar + 4), lista) &&
    !dizAlguma(palavras.slice(lugar + 1, lugar + 4), lista)
      ? [lugar]
      : [],
  );

/** 'Anônimo não' and 'não quero ser anônimo' deny it; 'não me identifico, quero anônimo' does not. */
const negaAnonima = (palavras: readonly PalavraOuvida[]): boolean => {
  const negacoes = lugaresDe(palavras, NEGA);
  const deSi = lugaresDe(palavras, DE_SI);
  return lugaresDe(palavras, ANONIMA).every((anonima) =>
    negacoes.some(
      (nao) => !deSi.some((lugar) => (nao < anonima ? lugar >= nao && lugar <= anonima : lugar > anonima)),
    ),
  );
};

const daFrase = (palavras: readonly PalavraOuvida[]): Identidade | null => {
  if (dizAlguma(palavras, ANONIMA)) {
    const querOsDois = dizAlguma(palavras, QUERO_ME_IDENTIFICAR) && !dizAlguma(palavras, NEGA);
    return querOsDois || negaAnonima(palavras) ? 'duvida' : 'anonima';
  }
  if (!dizAlguma(palavras, DE_SI)) return null;
  if (dizAlguma(palavras, NEGA)) return 'anonima';
  const diz = dizAlguma(palavras, QUERO_ME_IDENTIFICAR) || palavras.length <= MAX_PALAVRAS_DA_ETIQUETA;
  return diz && palavras.length <= MAX_PALAVRAS_DE_QUEM_SE_IDENTIFICA ? 'identificada' : 'duvida';
};

/**
 * Negations are read first, and nobody is taken for willing to be identified unless they said only
 * that (Lei 13.608/2018, art. 4-B; Decreto 10.153/2019). Null if the words say nothing about it.
 */
export const readIdentidade = (texto: string): Identidade | null => {
  const todas = ouvirTodas(texto);
  if (dizAlguma(todas, NINGUEM_SABE)) return 'anonima';
  const frases = texto.split(/[,;.!?\n]+/).map(ouvirTodas);
  const lidas = new Set(frases.map(daFrase).filter((lida) => lida !== null));
  if (lidas.size === 0) return null;
  if (lidas.size > 1 || dizAlguma(todas, NAO_SABE) || dizAlguma(todas, NEGA_E_ACEITA)) return 'duvida';
  const [lida] = lidas;
  return lida === 'identificada' && dizAlguma(todas, HESITA) ? 'duvida' : (lida ?? null);
};

/** The same for a sentence in the middle of a story, where only unambiguous words count. */
export const recusaSerConhecido = (texto: string): boolean =>
  readIdentidade(texto) === 'anonima' && dizAlguma(ouvirTodas(texto), SO_DE_QUEM_CONTA);
