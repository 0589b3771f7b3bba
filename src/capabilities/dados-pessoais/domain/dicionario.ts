import {
  AMBIGUO,
  CABECA,
  CARGO,
  COMPLEMENTO,
  COMUM,
  classeDoRotulo,
  DEPOIS,
  EMPRESA,
  FECHO,
  FIM_DE_RUA,
  LIGA,
  LOGRADOURO,
  MES,
  MORADIA,
  NOME_PROPRIO,
  PARTICULA,
  POVO,
  PRENOME,
  QUADRA,
  ROMANO,
  SANTO,
  SOBRENOME,
  TITULO,
  VERBO_DE_NOME,
  VOCATIVO,
} from './classes.ts';
import { misturaDe } from './letras.ts';
import { comuns } from './lexico/comuns.ts';
import * as contexto from './lexico/contexto.ts';
import * as lugares from './lexico/lugares.ts';
import { prenomesDeFora, sobrenomesDeFora } from './lexico/nomes-de-fora.ts';
import { povos, prenomesIndigenas } from './lexico/povos.ts';
import { prenomesAD } from './lexico/prenomes-a-d.ts';
import { prenomesEI } from './lexico/prenomes-e-i.ts';
import { prenomesJL } from './lexico/prenomes-j-l.ts';
import { prenomesMZ } from './lexico/prenomes-m-z.ts';
import { rotulos } from './lexico/rotulos.ts';
import { sobrenomesAL } from './lexico/sobrenomes-a-l.ts';
import { sobrenomesMZ } from './lexico/sobrenomes-m-z.ts';

const LISTAS: readonly (readonly [number, string])[] = [
  [PRENOME, `${prenomesAD} ${prenomesEI} ${prenomesJL} ${prenomesMZ} ${prenomesDeFora} ${prenomesIndigenas}`],
  [SOBRENOME, `${sobrenomesAL} ${sobrenomesMZ} ${sobrenomesDeFora}`],
  [SOBRENOME | POVO | AMBIGUO, povos],
  [COMUM, comuns],
  [TITULO, contexto.titulos],
  [VOCATIVO, contexto.vocativos],
  [FECHO, contexto.fechos],
  [LIGA, contexto.ligacoes],
  [DEPOIS, contexto.depois],
  [CARGO, contexto.restosDeCargo],
  [EMPRESA, contexto.empresas],
  [MES, contexto.meses],
  [PARTICULA, contexto.particulas],
  [ROMANO, contexto.romanos],
  [SANTO, contexto.santos],
  [VERBO_DE_NOME, contexto.verbosDeNome],
  [CABECA, lugares.cabecas],
  [LOGRADOURO, lugares.logradouros],
  [MORADIA, lugares.moradias],
  [COMPLEMENTO, lugares.complementos],
  [QUADRA, lugares.quadras],
  [FIM_DE_RUA, lugares.finsDeRua],
  ...rotulos.map(([rotulo, palavras]) => [classeDoRotulo(rotulo), palavras] as const),
];

/** Classes that make a name doubtful; particles, labels and word endings do not. */
const DUVIDA = COMUM | TITULO | CABECA | EMPRESA | MES | FECHO | VOCATIVO | COMPLEMENTO;

export const classesPorPalavra = (): ReadonlyMap<string, number> => {
  const classes = new Map<string, number>();
  for (const [classe, palavras] of LISTAS) {
    for (const palavra of palavras.trim().split(/\s+/)) {
      const limpa = palavra.endsWith('*') ? palavra.slice(0, -1) : palavra;
      const marca = limpa === palavra ? 0 : AMBIGUO;
      classes.set(limpa, (classes.get(limpa) ?? 0) | classe | marca);
    }
  }
  for (const [palavra, classe] of classes) {
    if ((classe & NOME_PROPRIO) !== 0 && (classe & DUVIDA) !== 0) classes.set(palavra, classe | AMBIGUO);
  }
  return classes;
};

/** A hash table with open addressing: its size is a power of two, at most a third full. */
const LUGARES = 1 << 15;
const ULTIMO = LUGARES - 1;
const chaves = new Int32Array(LUGARES);
const valores = new Int32Array(LUGARES);

for (const [palavra, classe] of classesPorPalavra()) {
  const mistura = misturaDe(palavra);
  let lugar = mistura & ULTIMO;
  while (valores[lugar] !== 0) lugar = (lugar + 1) & ULTIMO;
  chaves[lugar] = mistura;
  valores[lugar] = classe;
}

/** Zero for a word that is in no list. */
export const classeDa = (mistura: number): number => {
  let lugar = mistura & ULTIMO;
  while (valores[lugar] !== 0) {
    if (chaves[lugar] === mistura) return valores[lugar] as number;
    lugar = (lugar + 1) & ULTIMO;
  }
  return 0;
};
