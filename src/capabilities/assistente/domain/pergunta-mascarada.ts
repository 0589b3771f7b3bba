import { isVazia, palavrasDe } from '#capabilities/assunto/domain/palavras.ts';
import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import { entender, type NomeDaIntencao } from './entender.ts';
import { dizAlguma, expressoes } from './expressao.ts';
import { mascarar, temCredencial } from './mascarar.ts';
import { ouvirTodas, type PalavraOuvida } from './parecida.ts';
import { perigoNoTexto } from './perigo.ts';
import { temSinalDeIrregularidade } from './sinais-de-irregularidade.ts';

/** Anything longer is not a question and may be somebody's story. */
const MAX_LETRAS = 200;
const MAX_PALAVRAS = 25;
const MAX_LINHAS = 2;
/** So few words cannot tell a story, whatever their form. */
const POUCAS_PALAVRAS = 6;

export interface PerguntaMascarada {
  /** The text that administrators read. */
  readonly texto: string;
  /** The stems of its words: questions that differ only in inflection are counted together. */
  readonly chave: string;
}

const PERGUNTAM: readonly NomeDaIntencao[] = ['pergunta', 'prazo', 'orgao'];

/** Words about other people: what happened between them is private. */
const DE_ALGUEM = expressoes(
  `comigo, em_mim, de_mim, me_humilh*, me_trat*, me_pediu, me_pede, me_disse, me_falou, me_chamou, me_chama, me_obrig*, me_forç*, me_bat*, me_xing*, me_ameaç*, me_cobr*, me_mand*, me_demit*, me_persegu*, me_olh*, me_convid*, me_ofere*, me_assedi*, me_prejudic*, me_amarr*, me_deix*, me_proib*,
  chefe, chefa, chefia, patrao, patroa, supervisor*, gerente, diretor*, coordenador*, encarregad*, colega*, prefeit*, vereador*, secretari*, deputad*, delegad*, policial, policiais, pm, guarda, juiz, juiza, promotor*, medic*, enfermeir*, professor*, servidor*, funcionari*, fiscal, fiscais, atendente, motorista, porteiro, sindic*, vizinh*, marido, esposa, namorad*, ex_marido, ex_mulher, padrasto, madrasta, meu_filho, minha_filha, minha_mae, meu_pai, meu_irmao, minha_irma, alun*, paciente, tio, tia, primo, prima, pastor, padre, dono, dona,
  ele, ela, eles, elas, dele, dela, deles, delas, fulan*, um_cara, uma_mulher, um_homem, uma_moça, um_rapaz, o_cara, perco o_emprego, perder o_emprego, se_descobr*, descobrirem, fui, sofri, vi_que, presenciei, flagrei, testemunh*, eu_vi, aqui_no_setor, no_meu_trabalho, meu_trabalho, minha_empresa, onde_trabalho, onde_eu_trabalho`,
);
const DE_SI = expressoes(
  'me_chamo, meu_nome, sou_o, sou_a, moro, mora, moramos, resido, minha_rua, minha_casa, meu_endereço, bairro, rua, avenida, av, travessa, quadra, meu_cpf_e, meu_rg, meu_numero, meu_telefone_e, meu_email_e, nasci, tenho_anos, hiv, aids, cancer, gravida, deficien*, doença, doente, diagnostic*, depressao, preso, presa',
);
const FORMA_DE_PERGUNTA = expressoes(
  `como, qual, quais, quando, quem, onde, aonde, quanto, quantos, quantas, posso, pode, podem, porque, pq, por_que, existe, o_que, oque, oq, sera, da_para, da_pra, consigo, tem_como, tem, preciso, precisa, quero, queria, gostaria, nao_consigo, esqueci, perdi, e_possivel, cade, aceita, vale, serve, voces, vcs, oi, ola, bom, boa`,
);
/** Numbers of laws and error codes identify nobody. */
const NUMERO = /\d{3,}/;
const NUMERO_DE_NINGUEM =
  /\b(?:lei|decreto|artigo|art\.?|erro|portaria)\s*(?:n[ºo°]?\s*)?\d[\d./]*|\b(?:19|20)\d\d\b/giu;

const leva = (palavras: readonly PalavraOuvida[], ...listas: (typeof DE_SI)[]): boolean =>
  listas.some((lista) => dizAlguma(palavras, lista));

const temDadoPessoal = (texto: string): boolean =>
  analisar(texto).length > 0 || temCredencial(texto) || NUMERO.test(texto.replace(NUMERO_DE_NINGUEM, ' '));

const podeSerDeAlguem = (texto: string): boolean => {
  const palavras = ouvirTodas(texto);
  if (palavras.length > MAX_PALAVRAS) return true;
  if (perigoNoTexto(texto) || temSinalDeIrregularidade(palavras) || leva(palavras, DE_ALGUEM, DE_SI))
    return true;
  const isPergunta = texto.includes('?') || dizAlguma(palavras.slice(0, 3), FORMA_DE_PERGUNTA);
  return !isPergunta && palavras.length > POUCAS_PALAVRAS;
};

/**
 * A question as it may be kept or sent to others. 'reservada' if it may tell of somebody or of a
 * denúncia: then it is only counted, and not a word is kept or sent (Lei 13.608/2018, art. 4-B; Lei
 * 13.709/2018, art. 6, III). Null if it asks nothing.
 */
export const perguntaMascarada = (bruto: string): PerguntaMascarada | 'reservada' | null => {
  const limpo = bruto
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (limpo.length === 0) return null;
  if (limpo.length > MAX_LETRAS || bruto.split('\n').length > MAX_LINHAS) return 'reservada';
  if (podeSerDeAlguem(limpo) || temDadoPessoal(limpo)) return 'reservada';
  if (!PERGUNTAM.includes(entender(limpo).nome)) return null;
  const texto = mascarar(limpo);
  const chave = palavrasDe(texto)
    .filter((palavra) => !isVazia(palavra))
    .map(({ radical }) => radical)
    .join(' ');
  return chave === '' ? null : { texto, chave };
};
