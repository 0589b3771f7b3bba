import { analisar } from '../analisar.ts';
import { padroesDeQuemEscreve, VINCULO } from '../auto-exposicao.ts';
import type { Dado, TipoDeDado } from '../tipos.ts';
import { type Conhecido, type Pista, pista, type TipoDePista } from './achado.ts';
import { acharContatos, rastrosDe } from './contatos.ts';
import { acharDisfarces } from './disfarces.ts';
import { acharOQueDizDeSi } from './diz-de-si.ts';
import { acharIniciais } from './iniciais.ts';
import { acharNomesConhecidos } from './nomes-no-texto.ts';
import { palavrasDe } from './palavras-do-texto.ts';
import { nomesDe } from './quem-e.ts';
import { dobrarTexto } from './texto-dobrado.ts';

/** The people and places a text speaks of stay: without them nobody could investigate. */
const FICAM: ReadonlySet<TipoDeDado> = new Set(['nome', 'cnpj', 'endereco']);
/** A company is not a person: its number stays. */
const SO_EMPRESAS: ReadonlySet<TipoDeDado> = new Set(['cnpj']);

const tipoDaPista: Partial<Record<TipoDeDado, TipoDePista>> = {
  email: 'contato',
  telefone: 'contato',
  endereco: 'endereco',
  cep: 'endereco',
  cpf: 'documento',
  rg: 'documento',
  titulo_eleitor: 'documento',
  pis: 'documento',
  nome: 'nome',
};

/** An address is covered where the text says that its author lives there. */
const ondeMora = (texto: string): ((lugar: number) => boolean) => {
  const vinculos = [...texto.matchAll(VINCULO)].map(({ 0: { length }, index }) => [index, index + length]);
  return (lugar) => vinculos.some(([inicio = 0, fim = 0]) => inicio <= lugar && lugar < fim);
};

const daVarredura = (texto: string, dados: readonly Dado[], ficam: ReadonlySet<TipoDeDado>): Pista[] => {
  const isDeQuemEscreve = ondeMora(texto);
  return dados
    .filter(({ tipo, inicio }) => !ficam.has(tipo) || (tipo === 'endereco' && isDeQuemEscreve(inicio)))
    .map(({ inicio, fim, tipo }) => pista([inicio, fim], tipoDaPista[tipo] ?? 'dado'));
};

const DE_NOME: ReadonlySet<TipoDePista> = new Set([
  'nome',
  'apelido',
  'iniciais',
  'assinatura',
  'disfarce',
  'parente',
]);
const ENTRE_NOMES = /^\s+(?:d[aeo]s?\s+)?$/i;

/** Covers that touch become one; a hint inside a cover says nothing more. */
const juntar = (texto: string, pistas: readonly Pista[]): Pista[] => {
  const ordenadas = pistas
    .filter(({ inicio, fim }) => fim > inicio)
    .toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim);
  const cobertas: Pista[] = [];
  for (const cada of ordenadas) {
    if (cada.confianca === 'dica') continue;
    const anterior = cobertas.at(-1);
    const emenda =
      anterior !== undefined &&
      (cada.inicio <= anterior.fim ||
        (DE_NOME.has(cada.tipo) &&
          DE_NOME.has(anterior.tipo) &&
          cada.inicio - anterior.fim < 8 &&
          ENTRE_NOMES.test(texto.slice(anterior.fim, cada.inicio))));
    if (!anterior || !emenda) cobertas.push(cada);
    // 'Meu CPF é …' begins before the number, which says what it is.
    else {
      const { tipo } = anterior.tipo === 'dado' ? cada : anterior;
      cobertas[cobertas.length - 1] = { ...anterior, tipo, fim: Math.max(anterior.fim, cada.fim) };
    }
  }
  const dicas: Pista[] = [];
  let c = 0;
  for (const cada of ordenadas) {
    if (cada.confianca !== 'dica') continue;
    const anterior = dicas.at(-1);
    while (c < cobertas.length && (cobertas[c] as Pista).fim <= cada.inicio) c++;
    const coberta = cobertas[c];
    if (coberta && coberta.inicio <= cada.inicio && cada.fim <= coberta.fim) continue;
    if (anterior && cada.inicio < anterior.fim) {
      if (cada.fim > anterior.fim) dicas[dicas.length - 1] = { ...anterior, fim: cada.fim };
    } else dicas.push(cada);
  }
  return [...cobertas, ...dicas].sort((a, b) => a.inicio - b.inicio);
};

const preparo =
  (ficam: ReadonlySet<TipoDeDado>) =>
  (conhecidos: readonly Conhecido[]): ((texto: string) => Pista[]) => {
    const nomes = nomesDe(conhecidos);
    const rastros = rastrosDe(conhecidos);
    return (texto) => {
      const dobrado = dobrarTexto(texto);
      const palavras = palavrasDe(texto, dobrado);
      const dados = analisar(texto);
      const deQuemEscreve = padroesDeQuemEscreve.flatMap((padrao) =>
        [...texto.matchAll(padrao)].map(({ 0: trecho, index }) =>
          pista([index, index + trecho.length], 'dado'),
        ),
      );
      return juntar(texto, [
        ...daVarredura(texto, dados, ficam),
        ...deQuemEscreve,
        ...acharNomesConhecidos(texto, palavras, nomes),
        ...acharIniciais(texto, nomes),
        ...acharDisfarces(texto, dobrado, palavras, nomes),
        ...acharContatos(dobrado, rastros),
        ...acharOQueDizDeSi(
          texto,
          dados.filter(({ tipo }) => tipo === 'nome'),
        ),
      ]);
    };
  };

/** What is known of the people is made ready once, for all texts of a case. */
export const preparoDe = preparo(FICAM);

/** For readers who need not know the people mentioned either: their names and addresses go too. */
export const preparoSemPessoas = preparo(SO_EMPRESAS);

/**
 * The covering of a text, prepared (Decreto 10.153/2019, art. 3, V: pseudonymisation): everything that seems to say who
 * wrote it, by position, in order. Covers do not overlap each other, nor hints each other.
 */
export const prepararPseudonimo = (texto: string, conhecidos: readonly Conhecido[]): Pista[] =>
  preparoDe(conhecidos)(texto);
