import { ESCRITAS } from './escritas.ts';
import { gruposDeSinonimos } from './sinonimos.ts';

/** One thing that is asked about: the word as it was typed, and the other words for it. */
export interface Termo {
  readonly palavra: string;
  readonly sinonimos: readonly string[];
  /** How much the word tells about what is asked, apart from how rare it is. */
  readonly peso: number;
}

/** Only this much of a question is read, so that a search stays bounded. */
export const MAX_TEXTO = 500;
const MAX_TERMOS = 16;
const MAX_PALAVRA = 40;

export const semAcento = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Words that begin questions and carry no meaning, besides those the database leaves out. */
const VAZIAS = new Set(
  `a o as os um uma de da do das dos em no na nos nas por pra pro pras pros para com sem sob que q qual quais quem como onde
  quando quanto quanta quantos quantas e ou se eu tu ele ela eles elas nos voce voces vc vcs me mim meu minha meus minhas seu sua
  seus suas isso isto esse essa este esta aquele aquela ai la aqui ja so tb tambem mas nem muito mais menos bem ta to tou
  estou esta estava sou es sao ser foi fui era eh ha tem tenho ter tinha vai vou vao ir fazer faco faz fez fiz quero queria querer
  gostaria preciso precisa precisar posso pode podem poder consigo consegue conseguir devo deve saber sei sabe oi ola bom boa dia
  por favor porfavor ajuda ajudar duvida pergunta coisa gente alguem ninguem nada tudo todo toda todos todas sobre ate
  depois antes agora entao nao n sim porque pois desde entre cada ao aos pelo pela num numa dele dela deles delas significa quer
  dizer explica explicar funciona serve botar colocar algum alguma outro outra outros outras vez vezes dois duas tres vcs cmg
  ne pra prum pruma duma dum tipo assim ngm td tds tds mt mto mta hj qdo qnd qto qts qm blz obg obrigado obrigada senhor senhora
  moco moca rapaz galera pessoal aff poxa`.split(/\s+/),
);

/** Words that occur in half of all questions, whatever they are about. */
const FRACAS = new Set(
  `mandar mandei mandaram ver vi vejo dar deram usar uso acho achar achei ficar fiquei pegar deixar chegar sistema site plataforma
  pessoa pessoas servico problema publico publica orgao orgaos governo tempo hora horas tela hoje ontem ano mes semana varias varios
  muita muitas certo certa direito mesmo mesma novo nova grande pequeno meio lado tipo caso contar disse disseram falar fala falou
  querem sair sofri aparece apareceu passou existe`.split(/\s+/),
);
const PESO_FRACO = 0.4;

const palavrasDe = (texto: string): string[] => texto.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Spells letters that sound alike the same way, as radicais_de_ajuda does in the database. */
const comoSoa = (palavra: string): string =>
  palavra
    .replace(/[cs]h/g, 'x')
    .replaceAll('h', '')
    .replace(/[sx]c(?=[ei])|[cz]/g, 's')
    .replace(/m(?![aeiou])/g, 'n')
    .replace(/([a-z])\1+/g, '$1');

const formasIguais = (umaForma: string, outraForma: string): boolean => {
  const [a, b] = [comoSoa(umaForma), comoSoa(outraForma)];
  if (a === b) return true;
  const menor = Math.min(a.length, b.length);
  // 'maria' is not 'marinha': a short word must match whole.
  const raiz = menor <= 6 ? menor : menor - 2;
  return (
    a.length >= 5 &&
    b.length >= 5 &&
    a.slice(0, raiz) === b.slice(0, raiz) &&
    Math.abs(a.length - b.length) <= 3
  );
};

/** The other members of every synonym group that contains exactly this word. */
export const sinonimosDe = (palavra: string): string[] => [
  ...new Set(
    gruposDeSinonimos
      .filter((grupo) => grupo.some((forma) => formasIguais(forma, palavra)))
      .flat()
      .filter((forma) => forma !== palavra),
  ),
];

/** Members of groups with more than one word, longest first: 'posto de saude' is one thing. */
const COMPOSTAS = [...new Set(gruposDeSinonimos.flat())]
  .filter((forma) => forma.includes(' '))
  .sort((a, b) => b.length - a.length);

/** Takes expressions of several words out of the text; the rest is read word by word. */
const separarCompostas = (texto: string): { readonly compostas: string[]; readonly resto: string } => {
  const compostas: string[] = [];
  let resto = ` ${palavrasDe(texto).join(' ')} `;
  for (const forma of COMPOSTAS) {
    if (!resto.includes(` ${forma} `)) continue;
    compostas.push(forma);
    resto = resto.replaceAll(` ${forma} `, '  ');
  }
  return { compostas, resto };
};

const escritaComum = (texto: string): string =>
  ESCRITAS.reduce((atual, [forma, comum]) => atual.replace(forma, comum), semAcento(texto));

/** What a question asks about, in the order it was written, without repeats. */
export const termosDe = (texto: string): Termo[] => {
  const { compostas, resto } = separarCompostas(escritaComum(texto.slice(0, MAX_TEXTO)));
  const palavras = palavrasDe(resto)
    .map((palavra) => (palavra === 'govbr' ? 'gov.br' : palavra))
    .filter((palavra) => palavra.length <= MAX_PALAVRA);
  const uteis = palavras.filter((palavra) => palavra.length > 1 && !VAZIAS.has(palavra));
  return [...new Set([...compostas, ...uteis])].slice(0, MAX_TERMOS).map((palavra) => ({
    palavra,
    sinonimos: sinonimosDe(palavra),
    peso: FRACAS.has(palavra) ? PESO_FRACO : 1,
  }));
};
